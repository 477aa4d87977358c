import type { Order } from '@jhola/shared/contracts/orders.contract';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShopStore } from '#data/db/db.ts';
import { openStore } from '#data/db/open-store.ts';
import { anOrder } from '#test-data/an-order.ts';
import { fetchAddresses } from './fetch-addresses';
import { fetchCart } from './fetch-cart';
import { fetchOrders } from './fetch-orders';
import { fetchWishlist } from './fetch-wishlist';
import { fetchChangedOrders } from './session-fetches';

vi.mock('./fetch-addresses', () => ({ fetchAddresses: vi.fn() }));
vi.mock('./fetch-cart', () => ({ fetchCart: vi.fn() }));
vi.mock('./fetch-orders', () => ({ fetchOrders: vi.fn() }));
vi.mock('./fetch-wishlist', () => ({ fetchWishlist: vi.fn() }));

let store: ShopStore;

const unpaid = anOrder(['PLACED'], { payment: { method: 'CARD', state: 'PENDING' } });
const paid: Order = { ...unpaid, payment: { method: 'CARD', state: 'PAID' } };
const shipped: Order = { ...paid, payment_status: 'SHIPPED' };

/** The device has an order, and the shop has it as it is now. */
async function changed(before: Order, now: Order): Promise<void> {
  await store.orders.put(before);
  vi.mocked(fetchOrders).mockImplementation(async () => void (await store.orders.put(now)));
}

beforeEach(async () => {
  vi.resetAllMocks();
  store = await openStore();
  await store.forgetShopper();
});

it('fetches the orders after an order has changed, and nothing else of the shopper', async () => {
  await changed(paid, shipped);
  await fetchChangedOrders(paid.orderId);
  expect(fetchOrders).toHaveBeenCalledOnce();
  for (const fetch of [fetchAddresses, fetchCart, fetchWishlist]) expect(fetch).not.toHaveBeenCalled();
});

it('fetches the cart, too, once a card order is paid, because it has left the cart', async () => {
  await changed(unpaid, paid);
  await fetchChangedOrders(paid.orderId);
  expect(fetchCart).toHaveBeenCalledOnce();
});
