import {
  type AdminOrdersQuery,
  MAX_ORDERS_COUNTED,
  type OrderExportQuery,
} from '@jhola/shared/contracts/admin-orders.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type OrderFilter, placedWithin, wantedOrders } from './admin/wanted-orders.js';
import { type OrderRecord, orderModel } from './models/order.model.js';
import { toAdminOrder, toOrder } from './order-answer.js';
import { searchedOrders } from './order-search.js';

/** The limit of a shopper's own list of orders. */
const MAX_OWN_ORDERS = 500;
/** How many orders one query of an export reads. */
const BATCH_SIZE = 500;
/** A text that more orders match is too short to tell people apart. */
const MAX_ORDERS_OF_BUYERS = 2000;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

type Sort = NonNullable<AdminOrdersQuery['sort']>;

/** A page of orders, and the cursor of the next; null at the end. */
export interface OrderPage {
  readonly orders: Order[];
  readonly nextCursor: string | null;
  /** How many there are on all pages, where it was asked for. */
  readonly totalCount?: number;
}

/** Lists of orders, newest first unless the oldest are asked for, each answered from an index; and single orders. */
@Injectable()
export class OrderLists {
  constructor(@InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>) {}

  /** The newest orders of one shopper, at most 500 by default. */
  async own(userId: string, limit = MAX_OWN_ORDERS): Promise<Order[]> {
    const records = await this.orders.find({ userId }).sort(NEWEST_FIRST).limit(limit).lean<OrderRecord[]>();
    return records.map(toOrder);
  }

  /** The ids of the same orders, for user-details (docs/product.md#user-fields). */
  async ownIds(userId: string): Promise<string[]> {
    const records = await this.orders
      .find({ userId }, { _id: 1 })
      .sort(NEWEST_FIRST)
      .limit(MAX_OWN_ORDERS)
      .lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  /**
   * An order by its number.
   * @param ownerId restricts the search to this shopper's orders
   * @throws ShopError order.missing, also for another shopper's
   */
  async one(orderId: string, ownerId?: string): Promise<OrderRecord> {
    const filter = ownerId === undefined ? { orderId } : { orderId, userId: ownerId };
    const record = await this.orders.findOne(filter).lean<OrderRecord>();
    if (!record) throw new ShopError('order.missing', { orderId });
    return record;
  }

  /** The orders with these numbers, each once, in the order of the numbers; those that do not exist are left out. */
  async several(orderIds: readonly string[]): Promise<OrderRecord[]> {
    const records = await this.orders
      .find({ orderId: trusted({ $in: [...orderIds] }) })
      .lean<OrderRecord[]>();
    const found = new Map(records.map((record) => [record.orderId, record]));
    return [...new Set(orderIds)].flatMap((orderId) => found.get(orderId) ?? []);
  }

  /**
   * The ids of shoppers of whose orders a name or phone number begins with this text; of the first 2,000 such orders, where
   * there are more.
   */
  async buyers(search: string): Promise<string[]> {
    const { part } = searchedOrders(search);
    if (part === undefined) return [];
    const records = await this.orders
      .find({ searchParts: trusted({ $regex: part }) }, { userId: 1 })
      .limit(MAX_ORDERS_OF_BUYERS)
      .lean<Pick<OrderRecord, 'userId'>[]>();
    return [...new Set(records.map(({ userId }) => userId.toHexString()))];
  }

  /**
   * A page of the wanted orders of all shoppers.
   * @throws ShopError order.missing when the cursor names no order
   */
  async page({ cursor, limit, sort, count, ...wanted }: AdminOrdersQuery): Promise<OrderPage> {
    const from = cursor ? await this.one(cursor) : undefined;
    const [records, totalCount] = await Promise.all([
      // One more than requested shows whether there is a next page.
      this.wanted(wanted, limit + 1, from, sort),
      count ? this.count(wanted) : undefined,
    ]);
    const shown = records.slice(0, limit);
    const last = records.length > limit ? shown.at(-1) : undefined;
    return {
      orders: shown.map(toAdminOrder),
      nextCursor: last?.orderId ?? null,
      ...(totalCount !== undefined && { totalCount }),
    };
  }

  /** All wanted orders of all shoppers, in batches; a slow consumer holds no cursor open. */
  async *all(wanted: OrderExportQuery): AsyncGenerator<OrderRecord[]> {
    for (let from: OrderRecord | undefined; ; ) {
      const records = await this.wanted(wanted, BATCH_SIZE, from);
      if (records.length > 0) yield records;
      from = records.at(-1);
      if (records.length < BATCH_SIZE) return;
    }
  }

  private async wanted(
    wanted: OrderExportQuery,
    limit: number,
    after: Pick<OrderRecord, 'createdAt' | '_id'> | undefined,
    sort: Sort = 'newest',
  ): Promise<OrderRecord[]> {
    const when = whenPlaced(wanted, after, sort);
    const found = await Promise.all(
      wantedOrders(wanted).map((filter) =>
        this.orders
          .find({ ...filter, ...when })
          .sort(sort === 'oldest' ? OLDEST_FIRST : NEWEST_FIRST)
          .limit(limit)
          .lean<OrderRecord[]>(),
      ),
    );
    return found.length === 1 ? (found[0] ?? []) : together(found, sort).slice(0, limit);
  }

  /** How many orders are wanted, counted as far as MAX_ORDERS_COUNTED. */
  private async count(wanted: OrderExportQuery): Promise<number> {
    const when = whenPlaced(wanted, undefined);
    const [first, ...others] = wantedOrders(wanted).map((filter) => ({ ...filter, ...when }));
    if (others.length === 0) return this.orders.countDocuments(first, { limit: MAX_ORDERS_COUNTED });
    // an order that matches several of them counts once
    const found = await Promise.all(
      [first, ...others].map((filter) =>
        this.orders.find(filter, { _id: 1 }).limit(MAX_ORDERS_COUNTED).lean(),
      ),
    );
    const ids = new Set(found.flat().map(({ _id }) => _id.toHexString()));
    return Math.min(ids.size, MAX_ORDERS_COUNTED);
  }
}

/** Placed within the wanted days, and on the far side of `after`: earlier, or later where the oldest come first. */
function whenPlaced(
  wanted: OrderExportQuery,
  after: Pick<OrderRecord, 'createdAt' | '_id'> | undefined,
  sort: Sort = 'newest',
): OrderFilter {
  const within = placedWithin(wanted);
  if (!after) return Object.keys(within).length > 0 ? { createdAt: trusted(within) } : {};
  if (sort === 'oldest')
    return {
      createdAt: trusted({ ...within, $gte: laterOf(after.createdAt, within.$gte) }),
      $or: [
        { createdAt: trusted({ $gt: after.createdAt }) },
        { createdAt: after.createdAt, _id: trusted({ $gt: after._id }) },
      ],
    };
  return {
    // The first condition bounds the index; the second separates orders of the same moment.
    createdAt: trusted({ ...within, $lte: after.createdAt }),
    $or: [
      { createdAt: trusted({ $lt: after.createdAt }) },
      { createdAt: after.createdAt, _id: trusted({ $lt: after._id }) },
    ],
  };
}

const laterOf = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** The results of several queries without duplicates, in their order. */
function together(found: readonly OrderRecord[][], sort: Sort): OrderRecord[] {
  const each = new Map(found.flat().map((record) => [record.orderId, record]));
  const newestFirst = [...each.values()].sort(
    (one, other) =>
      other.createdAt.getTime() - one.createdAt.getTime() ||
      (other._id.toHexString() > one._id.toHexString() ? 1 : -1),
  );
  return sort === 'oldest' ? newestFirst.reverse() : newestFirst;
}
