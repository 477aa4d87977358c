import { hasTokens } from '#data/api/tokens.ts';
import type { ShopStore } from '#data/db/db.ts';
import { openStore } from '#data/db/open-store.ts';
import { visitorLines, writeVisitorLine } from '#data/db/visitor-cart.ts';
import { flushSoon } from '#data/outbox/flush-soon.ts';
import { writeLine } from '#data/outbox/write-line.ts';
import type { CartChoice } from '../rules/cart-choice';

export type { CartChoice };

/**
 * Changes how many pieces of a choice are in the cart: immediately on this device, and noted to be sent. A visitor's are kept
 * on the device until somebody signs in (docs/product.md#sign-in-to-buy).
 * The new quantity is worked out inside the transaction, so that quick taps in two tabs all count.
 * @param change from the quantity there is (0: not in the cart) to the requested one; 0 takes the line out
 * @returns 'unchanged' when the requested quantity is there already; 'kept' when nobody is signed in, and 'login-required'
 *   where that begins a visitor's cart
 */
export async function changeQuantity(
  choice: CartChoice,
  change: (quantity: number) => number,
): Promise<'changed' | 'unchanged' | 'kept' | 'login-required'> {
  const store = await openStore();
  if (!hasTokens()) return changeVisitors(store, choice, change);
  const changed = await store.transaction('rw', store.cartLines, store.outbox, store.settings, () =>
    writeLine(store, choice, change),
  );
  if (changed === 0) return 'unchanged';
  flushSoon();
  return 'changed';
}

function changeVisitors(store: ShopStore, choice: CartChoice, change: (quantity: number) => number) {
  return store.transaction('rw', store.device, async () => {
    const begins = (await visitorLines(store)).length === 0;
    if ((await writeVisitorLine(store, choice, change)) === 0) return 'unchanged';
    return begins ? 'login-required' : 'kept';
  });
}
