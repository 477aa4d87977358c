import type { ShopStore } from './db';

/** The number of new orders an administrator has not looked at yet. */
export const NEW_ORDERS = 'newOrders';

/** How many questions wait for an administrator's answer. */
export const WAITING_QUESTIONS = 'waitingQuestions';

/** When the shopper's orders were fetched last, in milliseconds. */
export const ORDERS_AT = 'ordersAt';

/** When a tab of everybody's orders was fetched last, in milliseconds. */
export const adminOrdersAt = (group: string): string => `adminOrdersAt:${group}`;

/** When a collection that is sent from the outbox was brought in line with the server last, in milliseconds. */
export const lastSyncedAt = (collection: string): string => `settledAt:${collection}`;

/** A number this device keeps for its shopper; 0 until it was set. */
export async function readNumber(store: ShopStore, key: string): Promise<number> {
  const row = await store.settings.get(key);
  return typeof row?.value === 'number' ? row.value : 0;
}
