import type { ShopStore } from './db';
import { NEW_ORDERS, readNumber } from './settings';

/** The numbers of the new orders this device has heard of last. */
const HEARD_ORDERS = 'heardOrders';
const MAX_ACKNOWLEDGED = 200;

/**
 * Counts a new order, once: the socket and a notification both tell of it, in whichever order, also after it was looked at.
 * @returns how many have not been looked at
 */
export function hearNewOrder(store: ShopStore, orderId: string): Promise<number> {
  return store.transaction('rw', store.settings, async () => {
    const heard = ((await store.settings.get(HEARD_ORDERS))?.value ?? []) as readonly string[];
    const before = await readNumber(store, NEW_ORDERS);
    if (heard.includes(orderId)) return before;
    await store.settings.bulkPut([
      { key: HEARD_ORDERS, value: [...heard, orderId].slice(-MAX_ACKNOWLEDGED) },
      { key: NEW_ORDERS, value: before + 1 },
    ]);
    return before + 1;
  });
}
