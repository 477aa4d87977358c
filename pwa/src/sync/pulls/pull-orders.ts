import { ownOrders } from '../../api-client/orders-api';
import { openStore } from '../../store/open-store';

/** Brings the shopper's orders into the store. */
export async function pullOrders(): Promise<void> {
  const [rows, store] = await Promise.all([ownOrders(), openStore()]);
  await store.transaction('rw', store.orders, async () => {
    await store.orders.clear();
    await store.orders.bulkPut(rows);
  });
}
