import { nextOrder, type OrderEvent, type OrderOutcome } from '@jhola/shared/domain/orders/order-machine';
import { furthestStage, orderGroup, paymentStatusOf } from '@jhola/shared/domain/orders/order-stages';
import { isShipped } from '@jhola/shared/domain/orders/shipments';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Events } from '#platform/events/events.service.js';
import { CartService } from '../cart/cart.service.js';
import { InvoiceNumbers } from './invoices/invoice-numbers.service.js';
import { OrderMails } from './mails/order-mails.service.js';
import type { CardPayment, OrderRecord } from './models/order.model.js';
import { toEventPayload } from './order-event-payload.js';
import { cardPaymentDue, orderMoved, orderPaymentMoved, orderPlaced } from './order-events.js';
import { OrderRepository } from './order-repository.service.js';
import { OrderStock } from './order-stock.service.js';
import { openParts } from './payments/part-refunds.js';
import { type Actor, OrderTrail } from './trail/order-trail.service.js';

/** Writes order transitions: the only code that turns a step of the order machine into writes. */
@Injectable()
export class OrderTransitions {
  constructor(
    private readonly repository: OrderRepository,
    private readonly orderStock: OrderStock,
    private readonly cart: CartService,
    private readonly trail: OrderTrail,
    private readonly mails: OrderMails,
    private readonly invoices: InvoiceNumbers,
    private readonly events: Events,
    private readonly config: ShopConfig,
  ) {}

  /**
   * Applies an event to an order, with all its consequences: stock, cart, trail, mail and domain events.
   * @param order as this transaction sees it
   * @param learnt new fields from the card provider
   * @returns the order as it now stands; undefined when the order machine has no such step, and nothing was
   *   written
   * @throws a transient transaction error, or ShopError server.busy, when another writer was quicker
   */
  async take(
    order: OrderRecord,
    event: OrderEvent,
    by: Actor,
    session: ClientSession,
    learnt: Partial<CardPayment> = {},
  ): Promise<OrderRecord | undefined> {
    const stage = furthestStage(order.statusHistory);
    const outcome = nextOrder({ stage, method: order.payment.method, payment: order.payment.state }, event);
    if (!outcome) return undefined;
    const now = await this.write(order, outcome, stage !== outcome.stage, learnt, session);
    await this.note(order, now, by, session);
    await this.mails.announce(order, now, session);
    if (outcome.givesStockBack) await this.orderStock.giveBack(order.lines, session);
    if (outcome.payment === 'PAID' && order.payment.state === 'PENDING') await this.isOrdered(order, session);
    if (outcome.asksRefund || outcome.closesPage) {
      await this.events.publish(session, cardPaymentDue({ orderId: order.orderId }));
    }
    return now;
  }

  private async write(
    order: OrderRecord,
    outcome: OrderOutcome,
    isMoved: boolean,
    learnt: Partial<CardPayment>,
    session: ClientSession,
  ): Promise<OrderRecord> {
    const at = new Date();
    // By law an invoice is issued before the products leave the shop.
    const isToBeIssued = isMoved && !order.invoice && isShipped(outcome.stage);
    const [invoice] = isToBeIssued ? await this.invoices.next(1, at, session) : [];
    const paymentStatus = paymentStatusOf(outcome.stage);
    const secondTry = new Date(at.getTime() + this.config.paymentCheckS * 1000);
    const card = order.payment.card && cardAfter({ ...order.payment.card, ...learnt }, outcome, secondTry);
    return this.repository.change(
      order,
      {
        payment: { ...order.payment, state: outcome.payment, ...(card && { card }) },
        ...(isMoved && {
          paymentStatus,
          group: orderGroup(paymentStatus),
          reached: { status: outcome.stage, updatedAt: at },
        }),
        ...(invoice && { invoice }),
      },
      session,
    );
  }

  /** Records the transition in the trail and publishes its event. */
  private async note(
    before: OrderRecord,
    now: OrderRecord,
    by: Actor,
    session: ClientSession,
  ): Promise<void> {
    const { state } = now.payment;
    if (state !== before.payment.state) {
      const what = state === 'REFUNDING' || state === 'REFUNDED' ? 'refund' : 'payment';
      await this.trail.add(session, now.orderId, { by, what, to: state });
    }
    const reached = now.statusHistory.at(-1);
    if (reached && now.statusHistory.length > before.statusHistory.length) {
      await this.trail.add(session, now.orderId, { by, what: 'stage', to: reached.status });
      await this.events.publish(
        session,
        orderMoved({ ...toEventPayload(now), stage: reached.status, ...trackingOf(now) }),
      );
    } else {
      await this.events.publish(session, orderPaymentMoved({ ...toEventPayload(now), state }));
    }
  }

  /**
   * An order by card counts from its payment on and leaves the cart then: a shopper who does not pay keeps
   * the cart.
   */
  private async isOrdered(order: OrderRecord, session: ClientSession): Promise<void> {
    const choices = order.lines.map(({ productId, variantId }) => ({
      productId: productId.toHexString(),
      variantId,
    }));
    this.cart.takeOut(order.userId.toHexString(), choices, session);
    await this.events.publish(
      session,
      orderPlaced({ ...toEventPayload(order), totalPaise: order.totalPaise }),
    );
  }
}

/** What a notification says of who carries an order. */
const trackingOf = ({ shipment }: OrderRecord) =>
  shipment && { tracking: `${shipment.carrier} ${shipment.trackingNumber}` };

/**
 * A card payment after a transition of its order, without outdated fields. The provider is called
 * immediately; if that fails, again at `secondTry`.
 */
function cardAfter(card: CardPayment, outcome: OrderOutcome, secondTry: Date): CardPayment {
  if (outcome.payment === 'PENDING') return card;
  const { checkoutKey: _checkoutKey, checkAt: _checkAt, ...kept } = card;
  const isOpen =
    outcome.asksRefund || (outcome.closesPage && card.sessionId !== undefined) || openParts(card).length > 0;
  return {
    ...kept,
    looks: 0,
    ...(isOpen && { checkAt: secondTry }),
  };
}
