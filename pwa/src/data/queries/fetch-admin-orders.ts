import type { AdminOrdersQuery } from '@jhola/shared/contracts/admin-orders.contract';
import { allOrders, type OrdersPage } from '../api/orders-api';
import { adminOrdersAt } from '../db/settings';
import { fetchOwn } from './fetch-own';

/**
 * Brings a page of everybody's orders into the store.
 * @param group which tab; the store keeps the tabs together
 * @param cursor where the page begins; without it the newest are fetched and replace the tab's rows, down to
 * the page's last: older ones, from pages fetched before, stay
 * @returns where the next page begins, null when there is none; and with the newest how many the tab has
 */
export async function fetchAdminOrders(
  group: NonNullable<AdminOrdersQuery['group']>,
  cursor?: string,
): Promise<Omit<OrdersPage, 'orders'>> {
  const { orderGroup } = await import('@jhola/shared/domain/orders/order-stages');
  const { nextCursor, totalCount } = await fetchOwn(
    () => allOrders({ group, cursor, limit: 50, count: !cursor || undefined }),
    (store) => [store.adminOrders],
    async ({ adminOrders, settings }, page) => {
      const last = page.nextCursor ? page.orders.at(-1)?.createdAt : undefined;
      if (!cursor)
        await adminOrders
          .where('createdAt')
          .aboveOrEqual(last ?? '')
          .filter(({ payment_status }) => orderGroup(payment_status) === group)
          .delete();
      await adminOrders.bulkPut(page.orders);
      if (!cursor) await settings.put({ key: adminOrdersAt(group), value: Date.now() });
    },
  );
  return { nextCursor, ...(totalCount !== undefined && { totalCount }) };
}
