import { type AdminOrderDetails, adminOrderDetails } from '../../api-client/admin-orders-api';
import { pullOwn } from '../pull-own';

/**
 * Brings one order into the store. What only its page shows, the audit trail and the provider's names, is answered and not
 * kept.
 * @throws ApiError, `order.missing` among them
 */
export function pullAdminOrder(orderId: string): Promise<AdminOrderDetails> {
  return pullOwn(
    () => adminOrderDetails(orderId),
    (store) => [store.adminOrders],
    ({ adminOrders }, { order }) => adminOrders.put(order),
  );
}
