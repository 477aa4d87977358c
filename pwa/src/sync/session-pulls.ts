import { pullAddresses } from './pulls/pull-addresses';
import { pullCart } from './pulls/pull-cart';
import { pullWishlist } from './pulls/pull-wishlist';

/** What is pulled when a shopper signs in, and at start: each brings one kind of their rows into the store (section 4). */
const pulls: readonly (() => Promise<void>)[] = [pullCart, pullAddresses, pullWishlist];

/** Pulls everything of the signed-in shopper; what fails is pulled again by the screen that shows it. */
export async function pullShopper(): Promise<void> {
  await Promise.allSettled(pulls.map((run) => run()));
}
