import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { Database } from '#platform/database/database.js';
import { Events } from '#platform/events/events.service.js';
import { onProductsDeleted } from '../../catalogue/structure/catalogue-events.js';
import { CatalogueFeed } from '../../catalogue/structure/catalogue-feed.service.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { orderMoved, orderPlaced } from '../order-events.js';
import { isSale } from '../sales/sales-writes.js';
import { type PairCountRecord, pairCountModel } from './models/pair-count.model.js';
import { PairCounter } from './pair-counter.service.js';

const STATE = { _id: 'pairs' } as const;
/** How many older orders are counted in one transaction, and how long the shop has to itself after each, in milliseconds. */
const BATCH_SIZE = 50;
const REST_MS = 20;

type Older = Pick<OrderRecord, '_id' | 'orderId' | 'group' | 'payment' | 'pairsCounted'>;

/** Keeps what is bought together up to date while the shop is open, and counts the orders of earlier versions once. */
@Injectable()
export class PairUpkeep implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Logger('BoughtTogether');
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    @InjectModel(pairCountModel.name) private readonly counts: Model<PairCountRecord>,
    private readonly counter: PairCounter,
    private readonly feed: CatalogueFeed,
    private readonly events: Events,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.on(orderPlaced, async ({ orderId, productIds }) => {
      if (productIds.length > 1) await this.counter.count(orderId);
    });
    this.events.on(orderMoved, async ({ orderId, productIds, stage }) => {
      if (stage === 'CANCELLED' && productIds.length > 1) await this.counter.count(orderId);
    });
    onProductsDeleted(this.events, (productIds) => this.counter.removeProducts(productIds));
  }

  onApplicationBootstrap(): void {
    this.database.beforeClosing(async () => {
      this.stopping = true;
      await this.running;
    });
    this.running = this.countOlder().catch((err: unknown) =>
      this.log.error({ err, msg: 'Orders could not be counted; the next start tries again' }),
    );
  }

  /** Goes over the orders once, oldest first, and on where an earlier start stopped; events count those that come meanwhile. */
  private async countOlder(): Promise<void> {
    // Searches wait for the products: they come first.
    await this.feed.loaded();
    let state = await this.counts.findOne(STATE).lean<PairCountRecord>();
    while (!this.stopping && !state?.complete) {
      const after = state?.after;
      const some = await this.orders
        .find(after ? { _id: trusted({ $gt: after }) } : {}, {
          orderId: 1,
          group: 1,
          payment: 1,
          pairsCounted: 1,
        })
        .sort({ _id: 1 })
        .limit(BATCH_SIZE)
        .lean<Older[]>();
      const uncounted = some.filter((order) => isSale(order) && !order.pairsCounted);
      if (uncounted.length > 0) await this.counter.count(...uncounted.map(({ orderId }) => orderId));
      const last = some.at(-1)?._id;
      state = await this.counts
        .findOneAndUpdate(
          STATE,
          { $set: { complete: some.length < BATCH_SIZE, ...(last && { after: last }) } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<PairCountRecord>();
      await pause(REST_MS);
    }
  }
}
