import { indiaDay } from '@jhola/shared/domain/time/india-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { type HourlySalesRecord, hourlySalesModel } from './models/hourly-sales.model.js';
import { type ProductSalesRecord, productSalesModel } from './models/product-sales.model.js';
import { type SalesCountRecord, salesCountModel, THE_COUNT } from './models/sales-count.model.js';
import { type Countable, hourWrites, productWrites, type SalesChange, salesChange } from './sales-writes.js';

const FIELDS = { createdAt: 1, group: 1, payment: 1, totalPaise: 1, lines: 1, countedIn: 1 } as const;

interface Batch {
  readonly orderIds: Set<string>;
  readonly counted: Promise<void>;
}

/**
 * Counts orders, each exactly once: one transaction changes the totals and marks the order as counted. It is
 * called after every change of an order; orders that are counted correctly are left alone.
 */
@Injectable()
export class SalesCounter {
  /** The batch that collects orders while another one is written. */
  private next: Batch | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    @InjectModel(hourlySalesModel.name) private readonly hours: Model<HourlySalesRecord>,
    @InjectModel(productSalesModel.name) private readonly products: Model<ProductSalesRecord>,
    @InjectModel(salesCountModel.name) private readonly counts: Model<SalesCountRecord>,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Updates the totals for these orders, together with others that wait.
   * @throws when they could not be written; nothing was changed then
   */
  count(...orderIds: string[]): Promise<void> {
    this.next ??= this.newBatch();
    for (const orderId of orderIds) this.next.orderIds.add(orderId);
    return this.next.counted;
  }

  /**
   * Counts an order as it is after a change of its lines, in the transaction of that change; an order that is not counted yet
   * will be counted as it stands then.
   */
  async replace(before: Countable, after: Countable, session: ClientSession): Promise<void> {
    if (before.countedIn === undefined) return;
    const count = await this.raise(session);
    // Another count has begun that has not come to it, and will count it as it stands then.
    if (before.countedIn !== count.number) return;
    await this.apply({ added: [after], removed: [before] }, session);
  }

  private newBatch(): Batch {
    const orderIds = new Set<string>();
    const counted = this.last.then(() => {
      this.next = undefined;
      return this.write([...orderIds]);
    });
    // The caller gets the error; the next batch does not fail with it.
    this.last = counted.catch(() => {});
    return { orderIds, counted };
  }

  private write(orderIds: readonly string[]): Promise<void> {
    return this.transactions.run(async (session) => {
      const count = await this.raise(session);
      const orders = await this.orders
        .find({ orderId: trusted({ $in: orderIds }) }, FIELDS)
        .session(session)
        .lean<Countable[]>();
      const change = salesChange(orders, count.number);
      await this.apply(change, session);
      const { added, removed } = change;
      const these = (some: readonly Countable[]) => ({ _id: trusted({ $in: some.map(({ _id }) => _id) }) });
      if (added.length > 0)
        await this.orders.updateMany(these(added), { $set: { countedIn: count.number } }, { session });
      if (removed.length > 0)
        await this.orders.updateMany(these(removed), { $unset: { countedIn: 1 } }, { session });
    });
  }

  /** The count as it is, raised, so that concurrent batches conflict. */
  private async raise(session: ClientSession): Promise<SalesCountRecord> {
    const count = await this.counts
      .findOneAndUpdate({ _id: THE_COUNT }, { $inc: { batches: 1 } }, { session, returnDocument: 'after' })
      .lean<SalesCountRecord>();
    if (!count) throw new Error('Sales are counted before there is a count.');
    return count;
  }

  private async apply(change: SalesChange, session: ClientSession): Promise<void> {
    const hours = hourWrites(change);
    if (hours.length > 0) await this.hours.bulkWrite(hours, { session });
    const products = productWrites(change, indiaDay(new Date()));
    if (products.length > 0) await this.products.bulkWrite(products, { session });
  }
}
