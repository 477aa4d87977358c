import type { CashOnDeliveryRequest, CheckoutRequest } from '@jhola/shared/contracts/orders.contract';

/** How an order is paid: in cash at the door, or by card before it is packed. */
export type WayToPay = 'cash' | 'card';

/** What is sent to place an order. */
export type OrderToSend =
  | { readonly way: 'cash'; readonly body: CashOnDeliveryRequest }
  | { readonly way: 'card'; readonly body: CheckoutRequest };

/** The private settings row that keeps an order which was sent, until its answer is known. */
export const ORDER_ATTEMPT = 'orderAttempt';

/** An order that was sent, and whose answer may have been lost. */
export type OrderAttempt = OrderToSend & {
  /** The Idempotency-Key it was sent with. */
  readonly key: string;
  /** Which items of the cart it is made of: the same things put in again later are another order. */
  readonly items: readonly (string | undefined)[];
  /** The orders this device knew before, by their numbers. */
  readonly known: readonly string[];
  /** In milliseconds. */
  readonly sentAt: number;
  /** Whether the shop was asked afterwards and has no such order. */
  readonly absent?: boolean;
};
