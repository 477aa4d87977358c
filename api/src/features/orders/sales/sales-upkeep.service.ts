import { Injectable, Logger, OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { Database } from '#platform/database/database.js';
import { Events } from '#platform/events/events.service.js';
import { orderMoved, orderPlaced } from '../order-events.js';
import { SalesCounter } from './sales-counter.service.js';
import { SalesRecount } from './sales-recount.service.js';

/** Keeps the sales totals up to date while the shop is open. */
@Injectable()
export class SalesUpkeep implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Logger('Sales');
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly counter: SalesCounter,
    private readonly recount: SalesRecount,
    private readonly events: Events,
    private readonly database: Database,
  ) {}

  /**
   * Registers listeners, and creates the first count: an event of an earlier process may be handled before
   * this one is open.
   */
  async onModuleInit(): Promise<void> {
    this.events.on(orderPlaced, ({ orderId }) => this.counter.count(orderId));
    this.events.on(orderMoved, async ({ orderId, stage }) => {
      if (stage === 'CANCELLED') await this.counter.count(orderId);
    });
    await this.recount.begin();
  }

  /** Counts older orders in the background. */
  onApplicationBootstrap(): void {
    this.database.beforeClosing(async () => {
      this.recount.stop();
      await this.running;
    });
    this.running = this.recount.catchUp().then(
      () => {},
      (err: unknown) =>
        this.log.error({ err, msg: 'Orders could not be counted; the next start tries again' }),
    );
  }
}
