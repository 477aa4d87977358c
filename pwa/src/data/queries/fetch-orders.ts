import { ownOrders } from '../api/orders-api';
import { ORDERS_AT } from '../db/settings';
import { fetchOwnRows } from './fetch-own';

/** Brings the shopper's orders into the store. */
export async function fetchOrders(): Promise<void> {
  await fetchOwnRows(
    ownOrders,
    (store) => [store.orders],
    async ({ orders, settings }, rows) => {
      await orders.clear();
      await orders.bulkPut(rows);
      await settings.put({ key: ORDERS_AT, value: Date.now() });
    },
  );
}
