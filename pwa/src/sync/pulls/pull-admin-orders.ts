import type { AdminOrdersQuery } from '@jhola/shared/contracts/orders.contract';
import { allOrders } from '../../api-client/orders-api';
import { openStore } from '../../store/open-store';

/**
 * Brings a page of everybody's orders into the store.
 * @param group which tab; the store keeps the tabs together
 * @param cursor where the page begins; without it the newest are pulled and take the place of the tab's rows, down to
 * the page's last: older ones, from pages pulled before, stay
 * @returns where the next page begins; null when there is none
 */
export async function pullAdminOrders(
  group: NonNullable<AdminOrdersQuery['group']>,
  cursor?: string,
): Promise<string | null> {
  const [{ orders, nextCursor }, store] = await Promise.all([
    allOrders({ group, cursor, limit: 50 }),
    openStore(),
  ]);
  const { orderGroup } = await import('@jhola/shared/domain/orders/order-stages');
  const last = nextCursor ? orders.at(-1)?.createdAt : undefined;
  await store.transaction('rw', store.adminOrders, async () => {
    if (!cursor)
      await store.adminOrders
        .where('createdAt')
        .aboveOrEqual(last ?? '')
        .filter(({ payment_status }) => orderGroup(payment_status) === group)
        .delete();
    await store.adminOrders.bulkPut(orders);
  });
  return nextCursor;
}
