import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '#data/api/orders-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha, bela, signsIn } from '#data/queries/signs-in.ts';
import { anOrder } from '#test-data/an-order.ts';
import { advanceOrder } from './advance-order';
import { cancelOrder } from './cancel-order';

beforeEach(async () => {
  await (await openStore()).forgetShopper();
  await signsIn(asha);
});

describe.each([
  {
    command: 'cancelOrder' as const,
    call: 'cancelOrder' as const,
    table: 'orders' as const,
    order: anOrder(['PLACED', 'CANCELLED']),
    run: cancelOrder,
  },
  {
    command: 'advanceOrder' as const,
    call: 'updateOrderStatus' as const,
    table: 'adminOrders' as const,
    order: anOrder(['PLACED', 'CONFIRMED']),
    run: (orderId: string) => advanceOrder(orderId, 'CONFIRMED'),
  },
])('$command', ({ call, table, order, run }) => {
  const kept = async () => (await openStore())[table].toArray();

  it('shows the order as it now stands, and shows the server’s words', async () => {
    vi.spyOn(api, call).mockResolvedValue({ order, message: 'Done' });
    expect(await run(order.orderId)).toBe('Done');
    expect(await kept()).toEqual([order]);
  });

  it('keeps the order out of the store of whoever signs in meanwhile', async () => {
    vi.spyOn(api, call).mockImplementation(async () => {
      await signsIn(bela);
      return { order, message: 'Done' };
    });
    await run(order.orderId);
    expect(await kept()).toEqual([]);
  });
});
