import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { atTheCommandLine } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { type HourlySalesRecord, hourlySalesModel } from './models/hourly-sales.model.js';
import { type ProductSalesRecord, productSalesModel } from './models/product-sales.model.js';
import { type SalesCountRecord, salesCountModel, THE_COUNT } from './models/sales-count.model.js';
import { SalesCounter } from './sales-counter.service.js';

/** The larger a batch, the fewer times the same product is written. */
const BATCH_SIZE = 2000;

/** Counts the orders that a count does not include yet, and starts new counts. New orders may arrive meanwhile. */
@Injectable()
export class SalesRecount {
  private stopping = false;

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    @InjectModel(hourlySalesModel.name) private readonly hours: Model<HourlySalesRecord>,
    @InjectModel(productSalesModel.name) private readonly products: Model<ProductSalesRecord>,
    @InjectModel(salesCountModel.name) private readonly counts: Model<SalesCountRecord>,
    private readonly transactions: Transactions,
    private readonly counter: SalesCounter,
    private readonly audit: AuditLog,
  ) {}

  /** Creates the first count, if there is none. */
  async begin(): Promise<void> {
    const first: SalesCountRecord = { _id: THE_COUNT, number: 1, batches: 0, complete: false };
    const { _id, ...fields } = first;
    try {
      await this.counts.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
    } catch (error) {
      // Another process was quicker.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Resets every total, and counts all orders again, for the owner at the command line. @returns how many orders there are */
  async recountAll(): Promise<number> {
    await this.begin();
    await this.transactions.run(async (session) => {
      await this.counts.updateOne(
        { _id: THE_COUNT },
        { $inc: { number: 1, batches: 1 }, $set: { complete: false } },
        { session },
      );
      await this.hours.deleteMany({}, { session });
      await this.products.deleteMany({}, { session });
      await this.audit.add(session, atTheCommandLine, { action: 'orders.sales-recounted' });
    });
    return this.catchUp();
  }

  /** Continues an unfinished count. @returns how many orders were checked */
  async catchUp(): Promise<number> {
    const count = await this.counts.findById(THE_COUNT).lean<SalesCountRecord>();
    if (!count || count.complete) return 0;
    let checked = 0;
    let after: Types.ObjectId | undefined;
    while (!this.stopping) {
      const orders = await this.orders
        .find(after ? { _id: trusted({ $gt: after }) } : {}, { orderId: 1, countedIn: 1 })
        .sort({ _id: 1 })
        .limit(BATCH_SIZE)
        .lean<Pick<OrderRecord, '_id' | 'orderId' | 'countedIn'>[]>();
      const open = orders.filter(({ countedIn }) => countedIn !== count.number);
      if (open.length > 0) await this.counter.count(...open.map(({ orderId }) => orderId));
      checked += orders.length;
      after = orders.at(-1)?._id;
      if (orders.length < BATCH_SIZE) {
        // Only if no other recount has started meanwhile.
        await this.counts.updateOne({ _id: THE_COUNT, number: count.number }, { $set: { complete: true } });
        return checked;
      }
    }
    return checked;
  }

  /** Stops after the batch that is being written; the next start continues. */
  stop(): void {
    this.stopping = true;
  }
}
