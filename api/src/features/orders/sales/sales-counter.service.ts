import { indiaDay } from '@jhola/shared/domain/time/india-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { IdBatches } from '#platform/jobs/id-batches.js';
import { KeyedMutex } from '../../catalogue/structure/keyed-mutex.service.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { ORDER_MARKS } from '../order-marks.js';
import { type HourlySalesRecord, hourlySalesModel } from './models/hourly-sales.model.js';
import { type ProductSalesRecord, productSalesModel } from './models/product-sales.model.js';
import { type SalesCountRecord, salesCountModel, THE_COUNT } from './models/sales-count.model.js';
import {
  type Countable,
  hourWrites,
  productWrites,
  type SalesChange,
  salesChange,
  type TotalsWrite,
} from './sales-writes.js';

const FIELDS = { createdAt: 1, group: 1, payment: 1, totalPaise: 1, lines: 1, countedIn: 1 } as const;

/** Orders of so long are counted together. */
const GATHER_MS = 250;

/**
 * Counts orders, each exactly once: one transaction changes the totals and marks the order as counted. It is
 * called after every change of an order; orders that are counted correctly are left alone.
 */
@Injectable()
export class SalesCounter {
  private readonly batches = new IdBatches(
    (orderIds) => this.mutex.runExclusive([ORDER_MARKS], () => this.write(orderIds)),
    GATHER_MS,
  );

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    @InjectModel(hourlySalesModel.name) private readonly hours: Model<HourlySalesRecord>,
    @InjectModel(productSalesModel.name) private readonly products: Model<ProductSalesRecord>,
    @InjectModel(salesCountModel.name) private readonly counts: Model<SalesCountRecord>,
    private readonly transactions: Transactions,
    private readonly mutex: KeyedMutex,
  ) {}

  /**
   * Updates the totals for these orders, together with others that wait.
   * @throws when they could not be written; nothing was changed then
   */
  count(...orderIds: string[]): Promise<void> {
    return this.batches.add(...orderIds);
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
    this.apply({ added: [after], removed: [before] }, session);
  }

  private write(orderIds: readonly string[]): Promise<void> {
    return this.transactions.run(async (session) => {
      const count = await this.raise(session);
      const orders = await this.orders
        .find({ orderId: trusted({ $in: orderIds }) }, FIELDS)
        .session(session)
        .lean<Countable[]>();
      const change = salesChange(orders, count.number);
      this.apply(change, session);
      const mark = (some: readonly Countable[], mark: object) => {
        if (some.length === 0) return;
        const update = { _id: { $in: some.map(({ _id }) => _id) } };
        this.transactions.writeLater(session, {
          to: this.orders.collection,
          update,
          change: mark,
          many: true,
        });
      };
      mark(change.added, { $set: { countedIn: count.number } });
      mark(change.removed, { $unset: { countedIn: 1 } });
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

  private apply(sales: SalesChange, session: ClientSession): void {
    const later = (to: Model<unknown>['collection'], writes: readonly TotalsWrite[]) => {
      for (const { filter, update: change, upsert = false } of writes.map(({ updateOne }) => updateOne))
        this.transactions.writeLater(session, { to, update: filter, change, upsert });
    };
    later(this.hours.collection, hourWrites(sales));
    later(this.products.collection, productWrites(sales, indiaDay(new Date())));
  }
}
