import type { Order } from '@jhola/shared/contracts/orders.contract';
import type { OrderAttempt, OrderToSend } from '../order-attempt';
import { contents } from './pieces';

/** How far the clocks of the shop and of a device may lie apart, in milliseconds. */
const CLOCKS_APART_MS = 15 * 60_000;

/** Whether a second try would send the very same order: it then carries the same key. */
export function isSameAttempt(
  attempt: OrderAttempt,
  { way, body }: OrderToSend,
  items: OrderAttempt['items'],
): boolean {
  return JSON.stringify([attempt.way, attempt.body, attempt.items]) === JSON.stringify([way, body, items]);
}

/**
 * The order that an attempt became, among the shopper's orders: one that this device did not know before, made since,
 * of the same pieces at the same total, to be paid the same way.
 */
export function attemptedOrder<Known extends Order>(
  { way, body, known, sentAt }: OrderAttempt,
  orders: readonly Known[],
): Known | undefined {
  const wanted = contents(body.list_items);
  return orders.find(
    ({ orderId, createdAt, totalAmt, product_details, payment }) =>
      !known.includes(orderId) &&
      Date.parse(createdAt) > sentAt - CLOCKS_APART_MS &&
      totalAmt === body.totalAmt &&
      (payment.method === 'CARD') === (way === 'card') &&
      contents(product_details) === wanted,
  );
}
