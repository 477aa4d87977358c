import { ownOrder } from '../api/orders-api';
import { fetchOwn } from './fetch-own';

/**
 * Brings one order of the shopper into the store.
 * @throws ApiError `order.missing` when they have no such order
 */
export async function fetchOrder(orderId: string): Promise<void> {
  await fetchOwn(
    () => ownOrder(orderId),
    (store) => [store.orders],
    ({ orders }, order) => orders.put(order),
  );
}
