import type { Order } from '@jhola/shared/contracts/orders.contract';

/** How many products a row of what was bought shows (docs/product.md#own-rows). */
const MAX_SHOWN = 12;

/**
 * The products of a shopper's orders, each once, in the order of the orders. Cancelled ones do not count.
 * @param orders newest first
 * @returns the ids of up to twelve products
 */
export function boughtProducts(
  orders: readonly Pick<Order, 'payment_status' | 'product_details'>[],
): string[] {
  const kept = orders.filter(({ payment_status }) => payment_status !== 'CANCELLED');
  const ids = kept.flatMap(({ product_details }) => product_details.map(({ productId }) => productId));
  return [...new Set(ids)].slice(0, MAX_SHOWN);
}
