import type { ShopStore } from './db';
import { NEW_ORDERS, readNumber } from './settings';

/** The numbers of the new orders this device was notified of last. */
const ACKNOWLEDGED_ORDERS = 'heardOrders';
const MAX_ACKNOWLEDGED = 200;

/**
 * Counts a new order, once: the socket and a notification both report it, in either order, perhaps after it was looked at.
 * @returns how many have not been looked at
 */
export function countNewOrder(store: ShopStore, orderId: string): Promise<number> {
  return store.transaction('rw', store.settings, async () => {
    const acknowledged = ((await store.settings.get(ACKNOWLEDGED_ORDERS))?.value ?? []) as readonly string[];
    const before = await readNumber(store, NEW_ORDERS);
    if (acknowledged.includes(orderId)) return before;
    await store.settings.bulkPut([
      { key: ACKNOWLEDGED_ORDERS, value: [...acknowledged, orderId].slice(-MAX_ACKNOWLEDGED) },
      { key: NEW_ORDERS, value: before + 1 },
    ]);
    return before + 1;
  });
}
