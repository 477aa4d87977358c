import type { CashOnDeliveryRequest } from '@jhola/shared/contracts/orders.contract';

/** The private settings row that keeps an order which was sent, until its answer is known. */
export const ORDER_ATTEMPT = 'orderAttempt';

/** An order that was sent, and whose answer may have been lost. */
export interface OrderAttempt {
  /** The Idempotency-Key it was sent with. */
  readonly key: string;
  readonly body: CashOnDeliveryRequest;
  /** Which items of the cart it is made of: the same things put in again later are another order. */
  readonly items: readonly (string | undefined)[];
  /** The orders this device knew before, by their numbers. */
  readonly known: readonly string[];
  /** In milliseconds. */
  readonly sentAt: number;
  /** Whether the shop was asked afterwards and has no such order. */
  readonly absent?: boolean;
}
