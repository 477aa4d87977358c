import { toPaise } from '@jhola/shared/domain/money/money';
import { unreachedMinimum } from '@jhola/shared/domain/orders/minimum-order';
import type { ShopStore } from '#data/db/db.ts';
import { openStore } from '#data/db/open-store.ts';
import { ownerOf, whileOwned } from '#data/db/owner.ts';
import { type CartLineRow, needsChoice } from '#data/db/rows.ts';
import { knownShop } from '#data/shop/known-shop.ts';
import { nameNow } from '#i18n/local-name.ts';
import { translate } from '#i18n/locale.ts';
import { ORDER_ATTEMPT, type OrderAttempt, type OrderToSend, type WayToPay } from '../order-attempt';
import { isSameAttempt } from '../rules/attempted-order';
import { totalRupeesOf } from '../rules/total';
import { unpaidTwin } from '../rules/unpaid-twin';
import { checkoutTexts } from '../texts';
import { askAboutAttempt, attemptIn } from './check-attempt';
import { freshCart, linesOf } from './fresh-cart';
import { type PlacedOrder, sendOrder } from './send-order';
import { termsOfAddress } from './terms-of-address';

/**
 * Orders what is in the cart, exactly once: the cart is brought in step first, and the same order sent again (a lost
 * answer, a reload) carries the same key. Nothing is ordered at a price or in a quantity that the shopper has not seen
 * (docs/product.md#totals-check). It is called by the shopper's tap alone.
 * @param addressId where it goes
 * @param seenRupees the total on the screen
 * @param way how it is paid; by card the pieces stay in the cart until it is
 * @returns the order, or where it is paid; what has changed, with the lines as they were on the screen, when prices or
 *   stock differ; or that nobody knows, when the answer was lost
 * @throws ApiError when the server cannot be asked before anything was ordered, or says no for another reason; Error when
 *   the cart is empty by now or below the shop's minimum, a variant must be chosen first, or the shop does not deliver there
 */
export async function placeOrder(addressId: string, seenRupees: number, way: WayToPay): Promise<PlacedOrder> {
  const { withLock } = await import('#data/api/with-lock.ts');
  // A second tab that orders at the same time finds the cart empty afterwards, or the order that waits for its payment.
  return withLock('order', () => order(addressId, seenRupees, way));
}

async function order(addressId: string, seenRupees: number, way: WayToPay): Promise<PlacedOrder> {
  const store = await openStore();
  const texts = translate(checkoutTexts);
  const [before, owner] = await Promise.all([linesOf(store), ownerOf(store)]);
  const earlier = await askAboutAttempt(store);
  const lines = await freshCart();
  if (lines.length === 0) {
    if (earlier.outcome === 'placed') return earlier;
    throw new Error(texts.alreadyPlaced);
  }
  const unchosen = lines.find(needsChoice);
  if (unchosen) throw new Error(texts.chooseFirst(nameNow(unchosen.product)));
  if (unpaidTwin(lines, await store.orders.toArray(), Date.now())) return { outcome: 'unpaid-twin' };
  // Whoever thinks that their order is still in the cart must not order twice what has come in since.
  if (earlier.outcome === 'placed') return { outcome: 'changed', message: texts.earlierPlaced, before };
  const minimum = unreachedMinimum(toPaise(totalRupeesOf(lines)), knownShop().minimumOrder);
  if (minimum) throw new Error(texts.minimum(minimum));
  const terms = await termsOfAddress(store, addressId);
  if (!terms) throw new Error(texts.unserved);
  if (totalRupeesOf(lines, terms) !== seenRupees)
    return { outcome: 'changed', message: texts.changed, before };
  const wanted = orderOf(lines, addressId, seenRupees, way);
  const items = lines.map(({ itemId }) => itemId);
  const key = await noteAttempt(store, owner, wanted, items);
  return sendOrder(store, wanted, { key, owner, before });
}

function orderOf(
  lines: readonly CartLineRow[],
  addressId: string,
  totalAmt: number,
  way: WayToPay,
): OrderToSend {
  const list_items = lines.map(({ product, variantId, quantity }) => ({
    productId: product._id,
    variantId,
    quantity,
  }));
  return way === 'cash'
    ? { way, body: { list_items, totalAmt, address: addressId } }
    : { way, body: { list_items, totalAmt, subTotalAmt: totalRupeesOf(lines), addressId } };
}

/**
 * Keeps what is about to be sent until its answer is known. Returns the key to send it with; of somebody who has logged out
 * nothing is kept, and nothing is sent in their name.
 */
async function noteAttempt(
  store: ShopStore,
  owner: string | undefined,
  wanted: OrderToSend,
  items: OrderAttempt['items'],
): Promise<string> {
  let key: string = crypto.randomUUID();
  await whileOwned(store, owner, [store.orders], async () => {
    const last = await attemptIn(store);
    const same = last && isSameAttempt(last, wanted, items);
    key = same ? last.key : key;
    const value: OrderAttempt = {
      ...wanted,
      key,
      items,
      known: same ? last.known : await store.orders.toCollection().primaryKeys(),
      sentAt: same ? last.sentAt : Date.now(),
    };
    await store.settings.put({ key: ORDER_ATTEMPT, value });
  });
  return key;
}
