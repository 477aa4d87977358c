import { afterEach, expect, it, vi } from 'vitest';
import { countNewOrder } from '#data/db/acknowledged-orders.ts';
import { openStore } from '#data/db/open-store.ts';
import { NEW_ORDERS, readNumber } from '#data/db/settings.ts';
import { seeNewOrders } from './see-new-orders';

afterEach(() => vi.unstubAllGlobals());

it('begins the counter and the notification of new orders anew, and leaves other notifications', async () => {
  const notifications = ['new-orders', 'test'].map((tag) => ({ tag, close: vi.fn() }));
  const getNotifications = async ({ tag }: GetNotificationOptions = {}) =>
    notifications.filter((notification) => !tag || notification.tag === tag);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ getNotifications }) } });
  const store = await openStore();
  await countNewOrder(store, 'ORD-000001');
  await seeNewOrders();
  expect(await readNumber(store, NEW_ORDERS)).toBe(0);
  expect(notifications.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
});
