import { openStore } from '../store/open-store';
import { pullAddresses } from './pulls/pull-addresses';
import { pullAdminOrders } from './pulls/pull-admin-orders';
import { pullCart } from './pulls/pull-cart';
import { pullOrders } from './pulls/pull-orders';
import { pullWishlist } from './pulls/pull-wishlist';

/**
 * What is pulled when a shopper signs in, and at start: each brings one kind of their rows into the store
 * (docs/product.md#sessions).
 */
const pulls: readonly (() => Promise<void>)[] = [
  pullCart,
  pullAddresses,
  pullOrders,
  pullWishlist,
  pullNewOrders,
];

/** Pulls everything of the signed-in shopper; what fails is pulled again by the screen that shows it. */
export async function pullShopper(): Promise<void> {
  await Promise.allSettled(pulls.map((run) => run()));
}

/** For an administrator: the orders that have not ended. */
async function pullNewOrders(): Promise<void> {
  const store = await openStore();
  const user = await store.user.toCollection().first();
  if (user?.role === 'ADMIN') await pullAdminOrders('newPending');
}
