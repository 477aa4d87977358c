import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { ShopConfig } from '../config/shop-config.js';
import { Database } from '../database/database.js';
import { DurableQueue, type QueuedRow, type QueueOptions } from './durable-queue.js';
import { RepeatedWork, type RepeatedWorkOptions } from './repeated-work.js';

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
