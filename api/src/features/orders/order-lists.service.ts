import type { AdminOrdersQuery } from '@jhola/shared/contracts/admin-orders.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { type OrderRecord, orderModel } from './models/order.model.js';
import { toOrder } from './order-answer.js';

/** The most orders a shopper's own list answers. */
const MOST_OWN_ORDERS = 500;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** A page of orders, and from where to go on; null at the end. */
export interface OrderPage {
  readonly orders: Order[];
  readonly nextCursor: string | null;
}

/** Lists of orders, newest first, each answered from an index. */
@Injectable()
export class OrderLists {
  constructor(@InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>) {}

  /** The newest orders of one shopper, 500 unless said otherwise. */
  async own(userId: string, most = MOST_OWN_ORDERS): Promise<Order[]> {
    const records = await this.orders.find({ userId }).sort(NEWEST_FIRST).limit(most).lean<OrderRecord[]>();
    return records.map(toOrder);
  }

  /** The ids of the same orders, for user-details (section 3, orderHistory). */
  async ownIds(userId: string): Promise<string[]> {
    const records = await this.orders
      .find({ userId }, { _id: 1 })
      .sort(NEWEST_FIRST)
      .limit(MOST_OWN_ORDERS)
      .lean();
    return records.map(({ _id }) => _id.toHexString());
  }

  /**
   * A page of everybody's orders, or of one tab.
   * @throws ShopError order.missing when the cursor names no order
   */
  async page({ group, cursor, limit }: AdminOrdersQuery): Promise<OrderPage> {
    const records = await this.orders
      .find({ ...(group && { group }), ...(cursor && (await this.olderThan(cursor))) })
      .sort(NEWEST_FIRST)
      // One more than asked for tells whether there is a next page.
      .limit(limit + 1)
      .lean<OrderRecord[]>();
    const shown = records.slice(0, limit);
    const last = records.length > limit ? shown.at(-1) : undefined;
    return { orders: shown.map(toOrder), nextCursor: last?.orderId ?? null };
  }

  private async olderThan(orderId: string) {
    const at = await this.orders.findOne({ orderId }, { createdAt: 1 }).lean();
    if (!at) throw new ShopError('order.missing', { orderId });
    return {
      // The first condition bounds the index; the second tells orders of the same moment apart.
      createdAt: trusted({ $lte: at.createdAt }),
      $or: [
        { createdAt: trusted({ $lt: at.createdAt }) },
        { createdAt: at.createdAt, _id: trusted({ $lt: at._id }) },
      ],
    };
  }
}
