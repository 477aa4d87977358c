import { beforeEach, expect, it, vi } from 'vitest';
import { anOrder } from '#test-data/an-order.ts';
import * as api from '../api/orders-api';
import { signedInUser } from '../api/tokens';
import { openStore } from '../db/open-store';
import { whileOwned } from '../db/owner';
import { fetchOrder } from './fetch-order';
import { fetchOrders } from './fetch-orders';
import { asha, signsIn } from './signs-in';

const before = anOrder(['PLACED'], {});
const shipped = { ...before, payment_status: 'SHIPPED' as const };
const placed = anOrder(['PLACED'], {});
const known = async () => (await openStore()).orders.orderBy('createdAt').toArray();

beforeEach(async () => {
  const store = await openStore();
  await store.forgetShopper();
  await signsIn(asha);
  await store.orders.put(before);
});

it.each([
  [
    'an order that was placed',
    [before, placed],
    async () => {
      const store = await openStore();
      await whileOwned(store, signedInUser(), [store.orders], () => store.orders.put(placed));
    },
  ],
  [
    'what became of an order',
    [shipped],
    () => {
      vi.spyOn(api, 'ownOrder').mockResolvedValue(shipped);
      return fetchOrder(before.orderId);
    },
  ],
])('keeps %s while the list was on its way', async (_, now, change) => {
  vi.spyOn(api, 'ownOrders')
    .mockResolvedValue(now)
    .mockImplementationOnce(async () => {
      await change();
      return [before];
    });
  await fetchOrders();
  expect(await known()).toEqual(now);
});
