import { linesInCart } from '#data/db/cart-lines.ts';
import type { ShopStore } from '#data/db/db.ts';
import { openStore } from '#data/db/open-store.ts';
import type { CartLineRow } from '#data/db/rows.ts';
import { translate } from '#i18n/locale.ts';
import { checkoutTexts } from '../texts';

/** The cart as this device knows it, in the order in which it was filled. */
export function linesOf(store: ShopStore): Promise<CartLineRow[]> {
  return linesInCart(store);
}

/**
 * Brings the cart in step: sends what waits of it, then asks for today's prices and stock.
 * @returns the lines as the shop has them now
 * @throws ApiError when the shop cannot be asked; Error when a change of the cart could not be sent
 */
export async function freshCart(): Promise<CartLineRow[]> {
  const [store, { flush }, { fetchCart }] = await Promise.all([
    openStore(),
    import('#data/outbox/flush.ts'),
    import('#data/queries/fetch-cart.ts'),
  ]);
  await flush(store);
  // What is held waits for the shopper: its line says so.
  const unsent = store.outbox.where('kind').equals('cart.line');
  if ((await unsent.filter(({ state }) => state !== 'held').count()) > 0)
    throw new Error(translate(checkoutTexts).unsent);
  await fetchCart();
  return linesOf(store);
}
