import { openStore } from '../db/open-store';
import type { OrderRow } from '../db/rows';
import { fetchAddresses } from './fetch-addresses';
import { fetchAdminOrders } from './fetch-admin-orders';
import { fetchCart } from './fetch-cart';
import { fetchOrders } from './fetch-orders';
import { fetchWishlist } from './fetch-wishlist';

/**
 * What is fetched when a shopper signs in, and at start: each fills one table of theirs
 * (docs/product.md#sessions).
 */
const fetches: readonly (() => Promise<void>)[] = [
  fetchCart,
  fetchAddresses,
  fetchOrders,
  fetchWishlist,
  fetchNewOrders,
];

/** Fetches everything of the signed-in shopper; what fails is fetched again by the screen that shows it. */
export async function fetchShopper(): Promise<void> {
  await Promise.allSettled(fetches.map((run) => run()));
}

/** After an order has changed: fetches the shopper's orders, and the cart if the order has just been paid and so has left it. */
export async function fetchChangedOrders(orderId: string): Promise<void> {
  const { orders } = await openStore();
  const wasPaid = isPaidByCard(await orders.get(orderId));
  await Promise.allSettled([fetchOrders(), fetchNewOrders()]);
  if (!wasPaid && isPaidByCard(await orders.get(orderId))) await fetchCart();
}

const isPaidByCard = (order: OrderRow | undefined) =>
  order?.payment.method === 'CARD' && order.payment.state === 'PAID';

/** For an administrator: the orders that have not ended. */
export async function fetchNewOrders(): Promise<void> {
  const store = await openStore();
  const user = await store.user.toCollection().first();
  if (user?.role === 'ADMIN') await fetchAdminOrders('newPending');
}
