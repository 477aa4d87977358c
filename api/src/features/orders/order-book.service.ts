import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { Events } from '../../platform/events/events.service.js';
import { type OrderRecord, orderModel } from './models/order.model.js';
import { orderMoved, orderPlaced } from './order-events.js';
import type { StageChange } from './stage-change.js';

/** Writes orders, each write with the event that tells of it. All of it runs in the caller's transaction. */
@Injectable()
export class OrderBook {
  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly events: Events,
  ) {}

  /**
   * Enters a new order.
   * @throws a duplicate-key error when its number is taken
   */
  async enter(order: OrderRecord, session: ClientSession): Promise<void> {
    // By the driver: the record was made a moment ago, there is nothing to cast.
    await this.orders.collection.insertOne(order, { session });
    await this.events.publish(session, orderPlaced({ ...told(order), totalPaise: order.totalPaise }));
  }

  /**
   * An order by its number, as this transaction sees it.
   * @param ownerId finds it only among this shopper's
   * @throws ShopError order.missing, also for another shopper's
   */
  async find(orderId: string, session: ClientSession, ownerId?: string): Promise<OrderRecord> {
    const order = await this.orders
      .findOne(ownerId === undefined ? { orderId } : { orderId, userId: ownerId })
      .session(session)
      .lean<OrderRecord>();
    if (!order) throw new ShopError('order.missing', { orderId });
    return order;
  }

  /** The orders of a shopper that have not ended, as this transaction sees them. */
  openOnesOf(userId: string, session: ClientSession): Promise<OrderRecord[]> {
    const open: OrderGroup = 'newPending';
    return this.orders.find({ userId, group: open }).session(session).lean<OrderRecord[]>();
  }

  /**
   * Moves an order on, only from the very stage that `change` was decided on: of rivals exactly one gets through.
   * @returns the order as it now stands
   * @throws a transient transaction error, or ShopError server.busy, when a rival was quicker
   */
  async move(order: OrderRecord, change: StageChange, session: ClientSession): Promise<OrderRecord> {
    const { paymentStatus, group, payment, reached } = change;
    const { matchedCount } = await this.orders.updateOne(
      {
        _id: order._id,
        paymentStatus: order.paymentStatus,
        statusHistory: trusted({ $size: order.statusHistory.length }),
      },
      { $set: { paymentStatus, group, payment }, $push: { statusHistory: reached } },
      { session },
    );
    if (matchedCount === 0) throw new ShopError('server.busy');
    await this.events.publish(session, orderMoved({ ...told(order), stage: reached.status }));
    return { ...order, paymentStatus, group, payment, statusHistory: [...order.statusHistory, reached] };
  }
}

/** What every event tells of its order. */
function told({ orderId, userId, lines }: OrderRecord) {
  const productIds = [...new Set(lines.map(({ productId }) => productId.toHexString()))];
  return { orderId, userId: userId.toHexString(), productIds };
}
