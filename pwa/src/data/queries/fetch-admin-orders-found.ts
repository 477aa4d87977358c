import type { AdminOrdersQuery } from '@jhola/shared/contracts/admin-orders.contract';
import { allOrders, type OrdersPage } from '../api/orders-api';
import { fetchOwn } from './fetch-own';

/**
 * Asks for a page of the orders that fit some filters. Those of them that the store has are brought up to date; the others
 * are not kept: the store's tabs have no gaps.
 * @param filters what narrows them
 * @param cursor where the page begins; without it with the first, and all are counted
 */
export function fetchAdminOrdersFound(
  filters: Partial<AdminOrdersQuery>,
  cursor?: string,
): Promise<OrdersPage> {
  return fetchOwn(
    () => allOrders({ ...filters, cursor, limit: 50, count: !cursor || undefined }),
    (store) => [store.adminOrders],
    async ({ adminOrders }, { orders }) => {
      const known = await adminOrders.bulkGet(orders.map(({ orderId }) => orderId));
      await adminOrders.bulkPut(orders.filter((_, index) => known[index]));
    },
  );
}
