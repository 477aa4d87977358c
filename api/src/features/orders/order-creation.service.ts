import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Events } from '#platform/events/events.service.js';
import { OrderMails } from './mails/order-mails.service.js';
import { type OrderRecord, orderModel } from './models/order.model.js';
import { toEventPayload } from './order-event-payload.js';
import { orderHeld, orderPlaced } from './order-events.js';
import { OrderRepository } from './order-repository.service.js';
import { OrderTrail } from './trail/order-trail.service.js';

/** Writes new orders, and finds those that an interrupted checkout has left. */
@Injectable()
export class OrderCreation {
  constructor(
    @InjectModel(orderModel.name) private readonly orders: Model<OrderRecord>,
    private readonly repository: OrderRepository,
    private readonly trail: OrderTrail,
    private readonly mails: OrderMails,
    private readonly events: Events,
  ) {}

  /**
   * Writes a new order with the first entry of its trail, its event and its mail, in the caller's transaction, which
   * fails with a duplicate-key error when its number is taken, or its checkout has already made an order.
   */
  async enter(order: OrderRecord, session: ClientSession): Promise<void> {
    this.repository.enter(order, session);
    const by = { kind: 'customer', userId: order.userId.toHexString() } as const;
    await this.trail.add(session, order.orderId, { by, what: 'placed', to: order.payment.method });
    const payload = toEventPayload(order);
    await this.events.publish(
      session,
      order.payment.method === 'CARD'
        ? orderHeld(payload)
        : orderPlaced({ ...payload, totalPaise: order.totalPaise }),
    );
    await this.mails.announce(undefined, order, session);
  }

  /** The order that waits for its money under this checkout key. */
  ofCheckout(checkoutKey: string): Promise<OrderRecord | null> {
    return this.orders.findOne({ 'payment.card.checkoutKey': checkoutKey }).lean<OrderRecord>();
  }
}
