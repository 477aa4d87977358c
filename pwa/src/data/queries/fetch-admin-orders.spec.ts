import type { OrderStage } from '@jhola/shared/contracts/orders.contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { tokensFor } from '#test-data/a-token.ts';
import { anOrder } from '#test-data/an-order.ts';
import { allOrders } from '../api/orders-api';
import { storeTokens } from '../api/tokens';
import { openStore } from '../db/open-store';
import { fetchAdminOrders } from './fetch-admin-orders';

vi.mock('../api/orders-api', () => ({ allOrders: vi.fn() }));

const onDay = (day: number, ...stages: OrderStage[]) =>
  anOrder(['PLACED', ...stages], { createdAt: `2026-01-0${day}T12:00:00.000Z` });
const [first, second, third, fourth] = [onDay(1), onDay(2), onDay(3), onDay(4)];

const answers = (orders: (typeof first)[], nextCursor: string | null, totalCount?: number) =>
  vi.mocked(allOrders).mockResolvedValueOnce({ orders, nextCursor, totalCount });
const known = async () =>
  (await (await openStore()).adminOrders.orderBy('createdAt').reverse().toArray()).map(
    ({ orderId }) => orderId,
  );

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  storeTokens(tokensFor('office'));
});

it('keeps the pages that were fetched before when the newest is fetched again', async () => {
  answers([third, second], second.orderId, 3);
  expect(await fetchAdminOrders('newPending')).toEqual({ nextCursor: second.orderId, totalCount: 3 });
  expect(allOrders).toHaveBeenLastCalledWith({ group: 'newPending', limit: 50, count: true });
  answers([first], null);
  expect(await fetchAdminOrders('newPending', second.orderId)).toEqual({ nextCursor: null });
  answers([fourth, third], third.orderId);
  await fetchAdminOrders('newPending');
  expect(await known()).toEqual([fourth, third, second, first].map(({ orderId }) => orderId));
});

it('forgets what has left the tab meanwhile, and leaves the other tabs alone', async () => {
  const delivered = onDay(2, 'DELIVERED');
  answers([delivered], null);
  await fetchAdminOrders('completed');
  answers([third, first], null);
  await fetchAdminOrders('newPending');
  answers([third], null);
  await fetchAdminOrders('newPending');
  expect(await known()).toEqual([third.orderId, delivered.orderId]);
});
