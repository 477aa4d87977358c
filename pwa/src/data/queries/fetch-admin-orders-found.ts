import type { AdminOrdersQuery } from '@jhola/shared/contracts/admin-orders.contract';
import type { Order } from '@jhola/shared/contracts/orders.contract';
import { allOrders } from '../api/orders-api';
import { fetchOwn } from './fetch-own';

/** A page of orders that were asked for, newest first. */
export interface FoundOrders {
  readonly orders: readonly Order[];
  /** Where the next page begins; null when there is none. */
  readonly nextCursor: string | null;
}

/**
 * Asks for a page of the orders that fit some filters. Those of them that the store has are brought up to date; the others
 * are not kept: the store's tabs have no gaps.
 * @param filters what narrows them
 * @param cursor where the page begins; without it with the newest
 */
export function fetchAdminOrdersFound(
  filters: Partial<AdminOrdersQuery>,
  cursor?: string,
): Promise<FoundOrders> {
  return fetchOwn(
    () => allOrders({ ...filters, cursor, limit: 50 }),
    (store) => [store.adminOrders],
    async ({ adminOrders }, { orders }) => {
      const known = await adminOrders.bulkGet(orders.map(({ orderId }) => orderId));
      await adminOrders.bulkPut(orders.filter((_, index) => known[index]));
    },
  );
}
