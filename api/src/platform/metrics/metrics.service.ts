import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { ResponseCache } from '../answers/response-cache.js';
import { ShopConfig } from '../config/shop-config.js';
import { Database } from '../database/database.js';
import { Jobs } from '../jobs/jobs.service.js';
import { onCall, primary } from '../workers/worker-link.js';
import { RequestDurations } from './request-durations.js';

/**
 * Figures of this process for Prometheus (docs/operations.md#metrics). What can be asked for is asked when they are read; only
 * requests and what features count are counted as they happen.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new RequestDurations();
  private hasDefaults = false;

  constructor(
    private readonly config: ShopConfig,
    answers: ResponseCache,
    database: Database,
    jobs: Jobs,
  ) {
    if (config.worker) onCall('ownFigures', () => this.withDefaults().getMetricsAsJSON());
    this.registry.registerMetric(this.requests.asMetric());
    this.addAnswers(answers);
    this.addDatabase(database);
    this.addQueues(jobs);
  }

  /** How the text is to be understood. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** All figures now, in Prometheus' text format: of several workers those of all together. */
  async text(): Promise<string> {
    if (this.config.worker) return primary().figures();
    return this.withDefaults().metrics();
  }

  private withDefaults(): Registry {
    // From the first reading on: a shop that nobody watches pays nothing for them.
    if (!this.hasDefaults) collectDefaultMetrics({ register: this.registry });
    this.hasDefaults = true;
    return this.registry;
  }

  /**
   * A counter of a feature.
   * @param name begins with `jhola_` and ends with `_total`
   */
  counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  /**
   * Counts a request that was answered.
   * @param route its pattern; what matches none has none
   * @param ms how long it took
   */
  answered(method: string, route: string | undefined, status: number, ms: number): void {
    this.requests.observe(method, route ?? 'none', status, ms / 1000);
  }

  private addAnswers(answers: ResponseCache): void {
    new Counter({
      name: 'jhola_answers_total',
      help: 'Answers of public and personal reads, by whether they were ready.',
      labelNames: ['ready'] as const,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc({ ready: 'yes' }, answers.uses.ready);
        this.inc({ ready: 'no' }, answers.uses.made);
      },
    });
    this.gauge('jhola_answers_kept_bytes', 'Memory of ready answers.', () => answers.uses.bytes, 'sum');
  }

  private addDatabase(database: Database): void {
    this.gauge('jhola_database_up', 'Whether the database answers.', async () =>
      (await database.answers()) ? 1 : 0,
    );
    this.gauge('jhola_database_ping_seconds', 'How long the database takes to answer a ping.', async () => {
      const from = performance.now();
      return (await database.answers()) ? (performance.now() - from) / 1000 : Number.NaN;
    });
    this.gauge('jhola_database_disk_full', 'Whether writes are refused since its disk is full.', async () =>
      (await database.isDiskFull().catch(() => false)) ? 1 : 0,
    );
  }

  private addQueues(jobs: Jobs): void {
    const labelNames = ['queue'] as const;
    new Gauge({
      name: 'jhola_queue_late_seconds',
      help: 'How long the oldest row of a queue is due and nobody has taken it.',
      labelNames,
      // All workers see the same rows.
      aggregator: 'max',
      registers: [this.registry],
      async collect() {
        for (const { name, lateMs } of await jobs.lateness()) this.set({ queue: name }, lateMs / 1000);
      },
    });
  }

  /** @param aggregator how those of several workers become one: what all of them see is the same in each */
  private gauge(
    name: string,
    help: string,
    read: () => number | Promise<number>,
    aggregator: 'sum' | 'max' = 'max',
  ): void {
    new Gauge({
      name,
      help,
      aggregator,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }
}
