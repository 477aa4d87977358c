import { type AdminOrderDetails, adminOrderDetails } from '../api/admin-orders-api';
import { fetchOwn } from './fetch-own';

/**
 * Brings one order into the store. What only its page shows, the audit trail and the provider's names, is answered and not
 * kept.
 * @throws ApiError, `order.missing` among them
 */
export function fetchAdminOrder(orderId: string): Promise<AdminOrderDetails> {
  return fetchOwn(
    () => adminOrderDetails(orderId),
    (store) => [store.adminOrders],
    ({ adminOrders }, { order }) => adminOrders.put(order),
  );
}
