import { linesInCart } from './cart-lines';
import type { ShopStore } from './db';
import { type CartLineRow, cartLineKey } from './rows';

/** The setting of the device with the lines that were added while nobody was signed in. */
const VISITOR_CART = 'visitorCart';

/** The lines that were added while nobody was signed in, in the order in which they were added. */
export async function visitorLines(store: ShopStore): Promise<readonly CartLineRow[]> {
  return ((await store.device.get(VISITOR_CART))?.value ?? []) as readonly CartLineRow[];
}

/**
 * The lines that are on screen: the shopper's, or a visitor's. Those of an ended session wait for their shopper to come
 * back, out of sight.
 */
export function shownLines(store: ShopStore, signedIn: boolean): Promise<readonly CartLineRow[]> {
  return signedIn ? linesInCart(store) : visitorLines(store);
}

/**
 * Changes one line of the visitor's cart. Call it inside a transaction over `device`.
 * @param change from the quantity there is (0: not in the cart) to the requested one; 0 takes the line out
 * @returns how many pieces came in; negative when some were taken out
 */
export async function writeVisitorLine(
  store: ShopStore,
  { product, variantId, variantName }: Pick<CartLineRow, 'product' | 'variantId' | 'variantName'>,
  change: (quantity: number) => number,
): Promise<number> {
  const lines = await visitorLines(store);
  const key = cartLineKey(product._id, variantId);
  const known = lines.find((line) => line.key === key);
  const before = known?.quantity ?? 0;
  const quantity = Math.max(0, change(before));
  if (quantity === before) return 0;
  const line = { ...(known ?? { key, product, variantId, variantName, addedAt: Date.now() }), quantity };
  const changed = known
    ? lines.map((other) => (other.key === key ? line : other)).filter((other) => other.quantity > 0)
    : [...lines, line];
  await store.device.put({ key: VISITOR_CART, value: changed });
  return quantity - before;
}

/** Takes all lines out of the visitor's cart, for their new place. Call it inside a transaction over `device`. */
export async function takeVisitorLines(store: ShopStore): Promise<readonly CartLineRow[]> {
  const lines = await visitorLines(store);
  await store.device.delete(VISITOR_CART);
  return lines;
}
