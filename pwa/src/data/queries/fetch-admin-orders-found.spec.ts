import { beforeEach, expect, it, vi } from 'vitest';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { allOrders } from '../api/orders-api';
import { storeTokens } from '../api/tokens';
import { openStore } from '../db/open-store';
import { fetchAdminOrdersFound } from './fetch-admin-orders-found';

vi.mock('../api/orders-api', () => ({ allOrders: vi.fn() }));

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('office'));
});

it('brings what the store has up to date, and keeps nothing else', async () => {
  const { adminOrders } = await openStore();
  const before = anOrder();
  await adminOrders.put(before);
  const now = anOrder(['PLACED', 'SHIPPED'], { orderId: before.orderId });
  const old = anOrder(['PLACED', 'DELIVERED']);
  vi.mocked(allOrders).mockResolvedValueOnce({ orders: [now, old], nextCursor: old.orderId });
  expect(await fetchAdminOrdersFound({ search: 'asha' }, before.orderId)).toEqual({
    orders: [now, old],
    nextCursor: old.orderId,
  });
  expect(allOrders).toHaveBeenCalledWith({
    search: 'asha',
    cursor: before.orderId,
    limit: 50,
    count: undefined,
  });
  expect(await adminOrders.toArray()).toEqual([now]);
});
