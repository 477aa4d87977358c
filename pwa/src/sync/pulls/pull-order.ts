import { ownOrder } from '../../api-client/orders-api';
import { pullOwn } from '../pull-own';

/**
 * Brings one order of the shopper into the store.
 * @throws ApiError `order.missing` when they have no such order
 */
export async function pullOrder(orderId: string): Promise<void> {
  await pullOwn(
    () => ownOrder(orderId),
    (store) => [store.orders],
    ({ orders }, order) => orders.put(order),
  );
}
