import type { Order } from '@jhola/shared/contracts/orders.contract';
import { awaitsCardPayment } from '@jhola/shared/domain/orders/card-payment';
import type { CartLineRow } from '#data/db/rows.ts';
import { contents } from './pieces';

/**
 * The order that waits for its payment and is of the very pieces in the cart, which stay there until it is paid: whoever
 * orders them again would have them twice.
 * @param now in milliseconds
 */
export function unpaidTwin<Known extends Order>(
  lines: readonly CartLineRow[],
  orders: readonly Known[],
  now: number,
): Known | undefined {
  const wanted = contents(lines.map(({ product, ...line }) => ({ ...line, productId: product._id })));
  return orders.find(
    (order) => awaitsCardPayment(order.payment, now) && contents(order.product_details) === wanted,
  );
}
