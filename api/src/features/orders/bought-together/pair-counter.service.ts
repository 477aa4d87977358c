import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types, trusted } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { LaterWrite } from '#platform/database/later-writes.js';
import { Transactions } from '#platform/database/transactions.js';
import { IdBatches } from '#platform/jobs/id-batches.js';
import { KeyedMutex } from '../../catalogue/structure/keyed-mutex.service.js';
import { type OrderRecord, orderModel } from '../models/order.model.js';
import { ORDER_MARKS } from '../order-marks.js';
import { isSale } from '../sales/sales-writes.js';
import { togetherTag } from './bought-together.service.js';
import { type BoughtPairRecord, boughtPairModel } from './models/bought-pair.model.js';
import { type Pair, pairsOf } from './pairs-of.js';

/** Orders of so long are counted together. */
const GATHER_MS = 250;
/** How many are counted in one transaction: each has up to 56 pairs. */
const MAX_ORDERS = 50;

const FIELDS = { group: 1, payment: 1, lines: 1, cancelledLines: 1, pairsCounted: 1 } as const;

type Counted = Pick<OrderRecord, '_id' | 'group' | 'payment' | 'lines' | 'cancelledLines' | 'pairsCounted'>;

/**
 * Counts which products are ordered together, each order exactly once: one transaction changes the pairs and marks the order.
 * It is called after every change of an order, may be called twice, and subtracts what was cancelled.
 */
@Injectable()
export class PairCounter {
  private readonly batches = new IdBatches((orderIds) => this.countAll(orderIds), GATHER_MS);

  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    @InjectModel(boughtPairModel.name) private readonly pairs: Model<BoughtPairRecord>,
    private readonly transactions: Transactions,
    private readonly answers: ResponseCache,
    private readonly mutex: KeyedMutex,
  ) {}

  /**
   * Brings the pairs up to date with some orders, together with others of the moment: concurrent writes would conflict over popular
   * products.
   * @throws when they could not be written
   */
  count(...orderIds: readonly string[]): Promise<void> {
    return this.batches.add(...orderIds);
  }

  /** Deletes the pairs of products that are no longer sold. */
  async removeProducts(productIds: readonly string[]): Promise<void> {
    const gone = trusted({ $in: [...productIds] });
    await this.pairs.deleteMany({ productId: gone });
    await this.pairs.deleteMany({ otherId: gone });
  }

  private async countAll(orderIds: readonly string[]): Promise<void> {
    for (let at = 0; at < orderIds.length; at += MAX_ORDERS) {
      const some = orderIds.slice(at, at + MAX_ORDERS);
      this.drop(await this.mutex.runExclusive([ORDER_MARKS], () => this.countSome(some)));
    }
  }

  private countSome(orderIds: readonly string[]): Promise<readonly Pair[]> {
    return this.transactions.run(async (session) => {
      const found = await this.orders
        .find({ orderId: trusted({ $in: [...orderIds] }) }, FIELDS)
        .session(session)
        .lean<Counted[]>();
      const added = found.filter((order) => isSale(order) && !order.pairsCounted);
      const removed = found.filter((order) => !isSale(order) && order.pairsCounted);
      this.write(added, 1, session);
      this.write(removed, -1, session);
      return [...added, ...removed].flatMap(pairsIn);
    });
  }

  private drop(changed: readonly Pair[]): void {
    if (changed.length > 0) this.answers.drop(changed.map(({ productId }) => togetherTag(productId)));
  }

  private write(orders: readonly Counted[], by: 1 | -1, session: ClientSession): void {
    if (orders.length === 0) return;
    const later = (write: LaterWrite) => this.transactions.writeLater(session, write);
    later({
      to: this.orders.collection,
      update: { _id: { $in: orders.map(({ _id }) => _id) } },
      change: by === 1 ? { $set: { pairsCounted: true } } : { $unset: { pairsCounted: 1 } },
      many: true,
    });
    const pairs = new Map<string, { readonly pair: Pair; readonly times: number }>();
    for (const pair of orders.flatMap(pairsIn)) {
      const key = `${pair.productId}/${pair.otherId}`;
      pairs.set(key, { pair, times: (pairs.get(key)?.times ?? 0) + 1 });
    }
    for (const { pair, times } of pairs.values()) {
      later({
        to: this.pairs.collection,
        update: { productId: new Types.ObjectId(pair.productId), otherId: new Types.ObjectId(pair.otherId) },
        change: { $inc: { orders: by * times } },
        // Pairs of a deleted product are gone: what is cancelled then is subtracted from nothing.
        upsert: by === 1,
      });
    }
  }
}

/** The pairs of all that was ordered, with what was cancelled of it since: they are the same from the first count on. */
const pairsIn = ({ lines, cancelledLines = [] }: Counted): Pair[] =>
  pairsOf([...lines, ...cancelledLines].map(({ productId }) => productId.toHexString()));
