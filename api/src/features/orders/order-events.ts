import type { OrderStage, PaymentState } from '@jhola/shared/contracts/orders.contract';
import { eventType } from '#platform/events/event-type.js';

/** The payload of every order event. */
interface OrderPayload {
  orderId: string;
  userId: string;
  productIds: string[];
}

/** An order was placed: one by cash immediately, one by card when it is paid. Its total in paise. */
export const orderPlaced = eventType<OrderPayload & { totalPaise: number }>('order.placed');

/** An order by card is written and its pieces are held; the money has yet to come. */
export const orderHeld = eventType<OrderPayload>('order.held');

/** An order has reached another stage. */
export const orderMoved = eventType<OrderPayload & { stage: OrderStage; tracking?: string }>('order.moved');

/** The payment of an order has changed, and its stage has not. */
export const orderPaymentMoved = eventType<OrderPayload & { state: PaymentState }>('order.payment-moved');

/** An order that is shipped got a carrier, or another one. */
export const orderShipmentSet = eventType<OrderPayload>('order.shipment-set');

/** Items of an order were cancelled; the products are those of the cancelled pieces. */
export const orderItemsCancelled = eventType<OrderPayload>('order.items-cancelled');

/** An order that has not left the shop goes to another address. */
export const orderAddressChanged = eventType<OrderPayload>('order.address-changed');

/** The card provider has to act on an order: close a page, or refund money. */
export const cardPaymentDue = eventType<{ orderId: string }>('order.card-payment-due');
