import type { ShopStore } from '../db/db';
import { type CartLineRow, cartLineKey } from '../db/rows';
import { appendToOutbox } from './outbox';

/**
 * Changes one line of the cart and notes it to be sent. Call it inside a transaction over `cartLines`, `outbox` and
 * `settings`.
 * @param change from the quantity there is (0: not in the cart) to the requested one; 0 takes the line out
 * @returns how many pieces came in; negative when some were taken out
 */
export async function writeLine(
  store: ShopStore,
  { product, variantId, variantName }: Pick<CartLineRow, 'product' | 'variantId' | 'variantName'>,
  change: (quantity: number) => number,
): Promise<number> {
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
