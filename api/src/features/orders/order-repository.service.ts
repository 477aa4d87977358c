import type { Shipment } from '@jhola/shared/contracts/shipment.contract';
import type { OrderGroup } from '@jhola/shared/domain/orders/order-stages';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import { Transactions } from '#platform/database/transactions.js';
import { type OrderRecord, orderModel, type ReachedStage } from './models/order.model.js';

/** The fields that a transition writes, the cancelling of items, or another address. */
export interface OrderChange
  extends Partial<
    Pick<
      OrderRecord,
      | 'paymentStatus'
      | 'group'
      | 'invoice'
      | 'lines'
      | 'cancelledLines'
      | 'quantity'
      | 'totalPaise'
      | 'deliveryAddress'
      | 'searchParts'
    >
  > {
  readonly payment: OrderRecord['payment'];
  readonly reached?: ReachedStage;
}

/** Reads and writes orders, in the caller's transaction. */
@Injectable()
export class OrderRepository {
  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Inserts a new order, with the other writes of its transaction: that fails with a duplicate-key error when its number is
   * taken, or its checkout has already made an order.
   */
  enter(order: OrderRecord, session: ClientSession): void {
    this.transactions.writeLater(session, { to: this.orders.collection, insert: order });
  }

  /**
   * An order by its number, as this transaction sees it.
   * @param ownerId restricts the search to this shopper's orders
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

  /** Writes by whom an order is carried. @returns the order as it now stands */
  async carry(order: OrderRecord, shipment: Shipment, session: ClientSession): Promise<OrderRecord> {
    await this.orders.updateOne({ _id: order._id }, { $set: { shipment } }, { session });
    return { ...order, shipment };
  }

  /**
   * Writes a transition only if the order is unchanged since it was read: of concurrent writers exactly one
   * succeeds.
   * @returns the order as it now stands
   * @throws a transient transaction error, or ShopError server.busy, when another writer was quicker
   */
  async change(order: OrderRecord, change: OrderChange, session: ClientSession): Promise<OrderRecord> {
    const { reached, ...fields } = change;
    const { matchedCount } = await this.orders.updateOne(
      {
        _id: order._id,
        paymentStatus: order.paymentStatus,
        'payment.state': order.payment.state,
        statusHistory: trusted({ $size: order.statusHistory.length }),
      },
      { $set: fields, ...(reached && { $push: { statusHistory: reached } }) },
      { session },
    );
    if (matchedCount === 0) throw new ShopError('server.busy');
    const statusHistory = reached ? [...order.statusHistory, reached] : order.statusHistory;
    return { ...order, ...fields, statusHistory };
  }
}
