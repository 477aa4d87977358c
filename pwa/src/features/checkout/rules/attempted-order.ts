import type { CashOnDeliveryRequest, Order } from '@jhola/shared/contracts/orders.contract';
import type { OrderAttempt } from '../order-attempt';

/** How far the clocks of the shop and of a device may lie apart, in milliseconds. */
const CLOCKS_APART_MS = 15 * 60_000;

type Pieces = readonly {
  readonly productId: string;
  readonly variantId?: string;
  readonly quantity: number;
}[];

const contents = (pieces: Pieces) =>
  pieces
    .map(({ productId, variantId = '', quantity }) => `${productId}:${variantId}×${quantity}`)
    .sort()
    .join();

/** Whether a second try would send the very same order: it then carries the same key. */
export function isSameAttempt(
  attempt: OrderAttempt,
  body: CashOnDeliveryRequest,
  items: OrderAttempt['items'],
): boolean {
  return JSON.stringify([attempt.body, attempt.items]) === JSON.stringify([body, items]);
}

/**
 * The order that an attempt became, among the shopper's orders: one that this device did not know before, made since,
 * of the same pieces at the same total.
 */
export function attemptedOrder<Known extends Order>(
  { body, known, sentAt }: OrderAttempt,
  orders: readonly Known[],
): Known | undefined {
  const wanted = contents(body.list_items);
  return orders.find(
    ({ orderId, createdAt, totalAmt, product_details }) =>
      !known.includes(orderId) &&
      Date.parse(createdAt) > sentAt - CLOCKS_APART_MS &&
      totalAmt === body.totalAmt &&
      contents(product_details) === wanted,
  );
}
