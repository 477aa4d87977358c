import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { setupPrimary as relaySocketMessages } from '@socket.io/cluster-adapter';
import { pino } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { ShopConfig } from '../config/shop-config.js';
import { type OpenDatabase, openDatabase } from '../database/open-database.js';
import { LaunchRelay } from '../logging/launch-relay.js';
import { type AnsweredCalls, RunningWorker } from './running-worker.js';

/** A worker that has ended by itself is replaced after this long; after each failure to, twice as long. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** How long workers have to end; a running request has half of it. */
const STOP_WITHIN_MS = 20_000;

/**
 * The workers of a shop, in their primary process (docs/operations.md#workers). It has the embedded database, and counts what all of them count
 * together; the workers take the requests of one port. SIGTERM and SIGINT end all of it; SIGHUP replaces one worker after
 * the other, and no request is refused meanwhile.
 */
export class Workers {
  private readonly log = pino();
  private readonly counts = new ThrottlerStorageService();
  private readonly relay = new LaunchRelay();
  /** Those that take requests, by their numbers. */
  private readonly open = new Map<number, RunningWorker>();
  /** Also those that open or end. */
  private readonly all = new Set<RunningWorker>();
  private readonly calls: AnsweredCalls;
  private isStopping = false;
  private replacing: Promise<void> | undefined;

  private constructor(
    private readonly config: ShopConfig,
    private readonly database: OpenDatabase,
  ) {
    this.calls = {
      countCall: (...count) => this.counts.increment(...count),
      dropped: (tags, from) => {
        for (const worker of this.all) if (worker !== from) worker.drop(tags);
      },
      figures: () => this.figures(),
    };
  }

  /**
   * Opens the database and all workers; resolves once they take requests.
   * @throws EmbeddedDatabaseUnavailable; Error when a worker cannot open, which has said why
   */
  static async run(config: ShopConfig): Promise<void> {
    await new Workers(config, await openDatabase(config)).run();
  }

  private async run(): Promise<void> {
    const { database, config, log } = this;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void this.stop(0));
    process.on('SIGHUP', () => {
      this.replacing ??= this.replaceAll().finally(() => {
        this.replacing = undefined;
      });
    });
    for (const notice of database.notices) log.warn(notice);
    void database.failed.then((reason) => {
      log.fatal(`The embedded database has stopped: ${reason}`);
      return this.stop(1);
    });
    relaySocketMessages();
    cluster.on('message', (worker, message) => this.relay.take(message, worker));
    try {
      // What is done once for a shop, such as filling a new one, the first does before there are others.
      const address = await this.start(1, false);
      const others = Array.from({ length: config.workers - 1 }, (_, at) => at + 2);
      await Promise.all(others.map((number) => this.start(number, false)));
      // The tests read this line.
      log.info({ event: 'shop.open', address, databaseUri: database.uri, msg: 'The shop is open' });
      this.relay.allAreOpen();
    } catch (error) {
      if (this.isStopping) return;
      log.fatal({ err: error }, 'The shop cannot open');
      await this.stop(1);
    }
  }

  /** @returns its address, once it takes requests */
  private async start(number: number, isReplacement: boolean): Promise<string> {
    const worker = new RunningWorker({ number, isReplacement, databaseUri: this.database.uri }, this.calls);
    this.all.add(worker);
    void worker.ended.then((how) => this.ended(worker, how));
    const address = await worker.opened;
    this.open.set(number, worker);
    return address;
  }

  private ended(worker: RunningWorker, how: number | string): void {
    this.all.delete(worker);
    const { number } = worker.part;
    if (this.isStopping || this.open.get(number) !== worker) return;
    this.open.delete(number);
    this.log.error(`Worker ${number} has ended by itself (${how}); another one takes its place`);
    void this.replaceLost(number);
  }

  private async replaceLost(number: number): Promise<void> {
    for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
      await pause(ms);
      if (this.isStopping || (await this.replace(number))) return;
    }
  }

  /** @returns whether it takes requests */
  private async replace(number: number): Promise<boolean> {
    try {
      await this.start(number, true);
      return true;
    } catch (error) {
      if (!this.isStopping) this.log.error({ err: error }, `Worker ${number} could not be replaced`);
      return false;
    }
  }

  /** One that cannot be replaced stays. */
  private async replaceAll(): Promise<void> {
    this.log.info('SIGHUP: the workers are replaced');
    for (const [number, worker] of [...this.open]) {
      if (this.isStopping) return;
      if (await this.replace(number)) await worker.retire();
    }
    this.log.info('The workers are replaced');
  }

  private async figures(): Promise<string> {
    const figures = await Promise.all([...this.open.values()].map((worker) => worker.figures()));
    return AggregatorRegistry.aggregate(figures.filter((some) => some !== undefined)).metrics();
  }

  private async stop(code: number): Promise<void> {
    if (this.isStopping) return;
    this.isStopping = true;
    await Promise.all([...this.all].map((worker) => worker.stop(STOP_WITHIN_MS)));
    this.counts.onApplicationShutdown();
    await this.database.close();
    process.exit(code);
  }
}
