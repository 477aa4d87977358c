import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countNewOrder } from './acknowledged-orders';
import { ShopStore } from './db';
import { NEW_ORDERS, readNumber } from './settings';

let store: ShopStore;
beforeEach(() => {
  store = new ShopStore('acknowledged-orders');
});
afterEach(() => store.delete());

it('counts each new order once, whichever channel reports it', async () => {
  expect(await countNewOrder(store, 'ORD-000001')).toBe(1);
  expect(await countNewOrder(store, 'ORD-000002')).toBe(2);
  expect(await countNewOrder(store, 'ORD-000001')).toBe(2);
  expect(await readNumber(store, NEW_ORDERS)).toBe(2);
});

it('does not count what was looked at before the notification of it came', async () => {
  await countNewOrder(store, 'ORD-000001');
  await store.settings.delete(NEW_ORDERS);
  expect(await countNewOrder(store, 'ORD-000001')).toBe(0);
  expect(await countNewOrder(store, 'ORD-000002')).toBe(1);
});
