import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { ShopConfig } from '../config/shop-config.js';
import { Database } from '../database/database.js';
import { DurableQueue, type QueuedRow, type QueueOptions } from './durable-queue.js';
import { RepeatedWork, type RepeatedWorkOptions } from './repeated-work.js';

/** How long the process of long work may be silent before another one takes it over. */
export const LONG_LEASE_MS = 30_000;
/** How often it says that it is there, and work that was left is looked for. */
const LONG_ROUND_MS = 10_000;

/** Long work that is waited for in rows of a collection. */
export interface LongWorkOptions<Row extends QueuedRow>
  extends Pick<QueueOptions<Row>, 'name' | 'model' | 'dueAt' | 'failures' | 'facts'> {
  /**
   * Does what a row asks for, or goes on with it. It must tolerate repeats.
   * @returns whether it is done: the row loses its date then
   * @throws whatever went wrong: it is logged and tried again
   */
  readonly handle: (row: Row, closing: AbortSignal) => Promise<boolean>;
}

/**
 * The shop's work in the background: it begins when the shop opens, and ends with it, after the last request and
 * before the database.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap {
  private readonly all: Pick<RepeatedWork, 'open' | 'close'>[] = [];
  private readonly queues: Pick<DurableQueue<QueuedRow>, 'name' | 'lateMs'>[] = [];

  constructor(
    private readonly database: Database,
    private readonly config: ShopConfig,
  ) {}

  /** Declares a queue; at start. */
  queue<Row extends QueuedRow>(options: QueueOptions<Row>): DurableQueue<Row> {
    const { sweepMs: everyMs = options.everyMs, isSoleWriter } = this.config;
    const queue = new DurableQueue({ ...options, everyMs }, isSoleWriter);
    this.all.push(queue);
    this.queues.push(queue);
    return queue;
  }

  /**
   * Declares a queue of work that takes minutes, one row after the other in each process; rows stay when they are done. At start.
   */
  longQueue<Row extends QueuedRow>({ handle, ...options }: LongWorkOptions<Row>): DurableQueue<Row> {
    const retryAt = () => new Date(Date.now() + LONG_ROUND_MS);
    return this.queue<Row>({
      ...options,
      concurrency: 1,
      leaseMs: LONG_LEASE_MS,
      renewMs: LONG_ROUND_MS,
      everyMs: LONG_ROUND_MS,
      whenDone: 'keep',
      handle: async (row, closing) => ((await handle(row, closing)) ? undefined : retryAt()),
      retryAt,
    });
  }

  /** Declares work that is repeated; at start. */
  repeat(options: RepeatedWorkOptions): RepeatedWork {
    const everyMs = options.everyMs && (this.config.sweepMs ?? options.everyMs);
    const work = new RepeatedWork({ ...options, ...(everyMs && { everyMs }) });
    this.all.push(work);
    return work;
  }

  /** How long the oldest row of each queue is due and nobody has taken it; 0 where none is. */
  lateness(): Promise<{ readonly name: string; readonly lateMs: number }[]> {
    return Promise.all(
      this.queues.map(async (queue) => ({ name: queue.name, lateMs: await queue.lateMs() })),
    );
  }

  onApplicationBootstrap(): void {
    for (const job of this.all) {
      this.database.beforeClosing(() => job.close());
      job.open();
    }
  }
}
