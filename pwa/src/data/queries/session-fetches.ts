import { openStore } from '../db/open-store';
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

/** For an administrator: the orders that have not ended. */
async function fetchNewOrders(): Promise<void> {
  const store = await openStore();
  const user = await store.user.toCollection().first();
  if (user?.role === 'ADMIN') await fetchAdminOrders('newPending');
}
