import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopStore } from '../db/db';
import { OWNER } from '../db/rows';
import { notifiesWhileOpen, notifyWhileOpen, showNewOrder } from './page-notifications';
import { newsToShow } from './show-news-request';

const order = { orderId: 'ORD-000001', totalAmt: 540 };
const postMessage = vi.fn();
let store: ShopStore;
beforeEach(async () => {
  store = new ShopStore('page-notifications');
  await store.settings.put({ key: OWNER, value: 'asha' });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) } });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  postMessage.mockReset();
  await store.delete();
});

it('has the service worker show a new order, while the administrator wants that and the browser allows it', async () => {
  await showNewOrder(store, order);
  await notifyWhileOpen(store, true);
  vi.stubGlobal('Notification', { permission: 'denied' });
  await showNewOrder(store, order);
  expect(postMessage).not.toHaveBeenCalled();

  vi.stubGlobal('Notification', { permission: 'granted' });
  await showNewOrder(store, order);
  expect(postMessage.mock.calls.map(([request]) => newsToShow(request))).toEqual([
    { news: { kind: 'new-order', orderId: order.orderId, total: 540 }, language: 'en' },
  ]);

  await notifyWhileOpen(store, false);
  await showNewOrder(store, order);
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('goes with the shopper', async () => {
  await notifyWhileOpen(store, true);
  expect(await notifiesWhileOpen(store)).toBe(true);
  await store.forgetShopper();
  expect(await notifiesWhileOpen(store)).toBe(false);
});

it('is no other request of a page', () => {
  expect([{ type: 'SKIP_WAITING' }, null, 'text'].map(newsToShow)).toEqual([undefined, undefined, undefined]);
});
