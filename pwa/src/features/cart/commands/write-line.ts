import type { ShopStore } from '#data/db/db.ts';
import { cartLineKey } from '#data/db/rows.ts';
import { appendToOutbox } from '#data/outbox/outbox.ts';
import type { CartChoice } from '../rules/cart-choice';

export type { CartChoice };

/**
 * Changes one line of the cart and notes it to be sent. Call it inside a transaction over `cartLines`, `outbox` and
 * `settings`.
 * @param change from the quantity there is (0: not in the cart) to the requested one; 0 takes the line out
 * @returns how many pieces came in; negative when some were taken out
 */
export async function writeLine(
  store: ShopStore,
  choice: CartChoice,
  change: (quantity: number) => number,
): Promise<number> {
  const { product, variantId, variantName } = choice;
  const key = cartLineKey(product._id, variantId);
  const known = await store.cartLines.get(key);
  const line = known ?? { key, product, variantId, variantName, addedAt: Date.now() };
  const before = known?.quantity ?? 0;
  const quantity = Math.max(0, change(before));
  if (quantity === before) return 0;
  if (quantity === 0) await store.cartLines.delete(key);
  else await store.cartLines.put({ ...line, quantity });
  await appendToOutbox(store, { kind: 'cart.line', target: key, body: { quantity, line } });
  return quantity - before;
}
