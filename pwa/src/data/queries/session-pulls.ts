import { openStore } from '../db/open-store';
import { fetchAddresses } from './fetch-addresses';
import { fetchAdminOrders } from './fetch-admin-orders';
import { fetchCart } from './fetch-cart';
import { fetchOrders } from './fetch-orders';
import { fetchWishlist } from './fetch-wishlist';

/**
 * What is pulled when a shopper signs in, and at start: each brings one kind of their rows into the store
 * (docs/product.md#sessions).
 */
const pulls: readonly (() => Promise<void>)[] = [
  fetchCart,
  fetchAddresses,
  fetchOrders,
  fetchWishlist,
  fetchNewOrders,
];

/** Pulls everything of the signed-in shopper; what fails is pulled again by the screen that shows it. */
export async function fetchShopper(): Promise<void> {
  await Promise.allSettled(pulls.map((run) => run()));
}

/** For an administrator: the orders that have not ended. */
async function fetchNewOrders(): Promise<void> {
  const store = await openStore();
  const user = await store.user.toCollection().first();
  if (user?.role === 'ADMIN') await fetchAdminOrders('newPending');
}
