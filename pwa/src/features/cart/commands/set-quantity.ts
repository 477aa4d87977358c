import { hasTokens } from '#data/api/tokens.ts';
import { openStore } from '#data/db/open-store.ts';
import { flushSoon } from '#data/outbox/flush-soon.ts';
import { type CartChoice, writeLine } from './write-line';

export type { CartChoice };

/**
 * Changes how many pieces of a choice are in the cart: immediately on this device, and noted to be sent.
 * The new quantity is worked out inside the transaction, so that quick taps in two tabs all count.
 * @param change from the quantity there is (0: not in the cart) to the requested one; 0 takes the line out
 * @returns 'unchanged' when the requested quantity is there already; 'login-required' when nobody is signed in
 */
export async function changeQuantity(
  choice: CartChoice,
  change: (quantity: number) => number,
): Promise<'changed' | 'unchanged' | 'login-required'> {
  if (!hasTokens()) return 'login-required';
  const store = await openStore();
  const changed = await store.transaction('rw', store.cartLines, store.outbox, store.settings, () =>
    writeLine(store, choice, change),
  );
  if (changed === 0) return 'unchanged';
  flushSoon();
  return 'changed';
}
