import type { OrderStage, PaymentState } from '@jhola/shared/contracts/orders.contract';
import { eventType } from '../../platform/events/event-type.js';

/** What every event tells of its order. */
interface OrderPayload {
  orderId: string;
  userId: string;
  productIds: string[];
}

/** An order was placed: one by cash at once, one by card when it is paid. Its total in paise. */
export const orderPlaced = eventType<OrderPayload & { totalPaise: number }>('order.placed');

/** An order by card is written and its pieces are held; the money has yet to come. */
export const orderHeld = eventType<OrderPayload>('order.held');

/** An order has reached another stage. */
export const orderMoved = eventType<OrderPayload & { stage: OrderStage }>('order.moved');

/** Something has become of an order's money, and its stage is what it was. */
export const orderPaymentMoved = eventType<OrderPayload & { state: PaymentState }>('order.payment-moved');

/** The card provider has something to do for an order: end a page, or give money back. */
export const cardPaymentDue = eventType<{ orderId: string }>('order.card-payment-due');
