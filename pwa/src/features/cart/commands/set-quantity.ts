import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import { hasTokens } from '../../../api-client/tokens';
import { openStore } from '../../../store/open-store';
import { appendToOutbox } from '../../../store/outbox';
import { cartLineKey } from '../../../store/rows';
import { flushSoon } from '../../../sync/flush-soon';

/** What is chosen of a product: the product itself, or one of its variants with its own price and stock. */
export interface CartChoice {
  readonly product: CartProduct;
  readonly variantId?: string;
  readonly variantName?: string;
}

/**
 * Changes how many pieces of a choice are in the cart: at once on this device, and noted to be sent.
 * The new quantity is worked out inside the transaction, so that quick taps in two tabs all count.
 * @param change from the quantity there is (0: not in the cart) to the wished one; 0 takes the line out
 * @returns 'unchanged' when the wished quantity is there already; 'login-required' when nobody is signed in
 */
export async function changeQuantity(
  choice: CartChoice,
  change: (quantity: number) => number,
): Promise<'changed' | 'unchanged' | 'login-required'> {
  if (!hasTokens()) return 'login-required';
  const store = await openStore();
  const { product, variantId, variantName } = choice;
  const key = cartLineKey(product._id, variantId);
  const changed = await store.transaction('rw', store.cartLines, store.outbox, async () => {
    const known = await store.cartLines.get(key);
    const line = known ?? { key, product, variantId, variantName, addedAt: Date.now() };
    const quantity = Math.max(0, change(known?.quantity ?? 0));
    if (quantity === (known?.quantity ?? 0)) return false;
    if (quantity === 0) await store.cartLines.delete(key);
    else await store.cartLines.put({ ...line, quantity });
    await appendToOutbox(store, { kind: 'cart.line', target: key, body: { quantity, line } });
    return true;
  });
  if (!changed) return 'unchanged';
  flushSoon();
  return 'changed';
}
