import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import { Transactions } from '#platform/database/transactions.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { isSale } from '../sales/sales-writes.js';
import { togetherTag } from './bought-together.service.js';
import { type BoughtPairRecord, boughtPairModel } from './models/bought-pair.model.js';
import { type Pair, pairsOf } from './pairs-of.js';

const FIELDS = { group: 1, payment: 1, lines: 1, cancelledLines: 1, pairsCounted: 1 } as const;

type Counted = Pick<OrderRecord, '_id' | 'group' | 'payment' | 'lines' | 'cancelledLines' | 'pairsCounted'>;

/**
 * Counts which products are ordered together, each order exactly once: one transaction changes the pairs and marks the order.
 * It is called after every change of an order, may be called twice, and subtracts what was cancelled.
 */
@Injectable()
export class PairCounter {
  private last: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    @InjectModel(boughtPairModel.name) private readonly pairs: Model<BoughtPairRecord>,
    private readonly transactions: Transactions,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * Brings the pairs up to date with an order, after those that wait: concurrent ones would conflict over popular products.
   * @throws when it could not be written; nothing was changed then
   */
  count(orderId: string): Promise<void> {
    const counted = this.last.then(() => this.countNow(orderId));
    // The caller gets the error; the next order does not fail with it.
    this.last = counted.catch(() => {});
    return counted;
  }

  /**
   * Counts orders that nothing has counted yet, all in one transaction.
   * @param orderIds few enough for one: each order has up to 56 pairs
   * @throws when it could not be written; nothing was changed then
   */
  countSeveral(orderIds: readonly string[]): Promise<void> {
    const counted = this.last.then(() => this.countSeveralNow(orderIds));
    this.last = counted.catch(() => {});
    return counted;
  }

  /** Deletes the pairs of a product that is no longer sold. */
  async removeProduct(productId: string): Promise<void> {
    await this.pairs.deleteMany({ productId });
    await this.pairs.deleteMany({ otherId: productId });
  }

  private async countNow(orderId: string): Promise<void> {
    const changed = await this.transactions.run(async (session) => {
      const order = await this.orders.findOne({ orderId }, FIELDS).session(session).lean<Counted>();
      if (!order || isSale(order) === (order.pairsCounted ?? false)) return [];
      const pairs = pairsIn(order);
      const counts = isSale(order);
      await this.orders.updateOne(
        { _id: order._id },
        counts ? { $set: { pairsCounted: true } } : { $unset: { pairsCounted: 1 } },
        { session },
      );
      await this.write(pairs, counts ? 1 : -1, session);
      return pairs;
    });
    this.drop(changed);
  }

  private async countSeveralNow(orderIds: readonly string[]): Promise<void> {
    const changed = await this.transactions.run(async (session) => {
      const found = await this.orders
        .find({ orderId: trusted({ $in: [...orderIds] }) }, FIELDS)
        .session(session)
        .lean<Counted[]>();
      const uncounted = found.filter((order) => isSale(order) && !order.pairsCounted);
      if (uncounted.length === 0) return [];
      const ids = uncounted.map(({ _id }) => _id);
      await this.orders.updateMany(
        { _id: trusted({ $in: ids }) },
        { $set: { pairsCounted: true } },
        { session },
      );
      const pairs = uncounted.flatMap(pairsIn);
      await this.write(pairs, 1, session);
      return pairs;
    });
    this.drop(changed);
  }

  private drop(changed: readonly Pair[]): void {
    if (changed.length > 0) this.answers.drop(changed.map(({ productId }) => togetherTag(productId)));
  }

  private async write(pairs: readonly Pair[], by: 1 | -1, session: ClientSession): Promise<void> {
    if (pairs.length === 0) return;
    const writes = pairs.map(({ productId, otherId }) => ({
      updateOne: {
        filter: { productId: new Types.ObjectId(productId), otherId: new Types.ObjectId(otherId) },
        update: { $inc: { orders: by } },
        // Pairs of a deleted product are gone: what is cancelled then is subtracted from nothing.
        upsert: by === 1,
      },
    }));
    await this.pairs.bulkWrite(writes, { session });
  }
}

/** The pairs of all that was ordered, with what was cancelled of it since: they are the same from the first count on. */
const pairsIn = ({ lines, cancelledLines = [] }: Counted): Pair[] =>
  pairsOf([...lines, ...cancelledLines].map(({ productId }) => productId.toHexString()));
