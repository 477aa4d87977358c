import type { CashOnDeliveryRequest, Order } from '@jhola/shared/contracts/orders.contract';
import type { ApiError } from '../../../api-client/api-error';
import { inWords } from '../../../language/spoken';
import type { ShopStore } from '../../../store/db';
import { openStore } from '../../../store/open-store';
import { ownerOf, whileOwned } from '../../../store/owner';
import type { CartLineRow } from '../../../store/rows';
import { ORDER_ATTEMPT, type OrderAttempt } from '../order-attempt';
import { isSameAttempt } from '../rules/attempted-order';
import { totalRupeesOf } from '../rules/total';
import { checkoutTexts } from '../texts';
import { askAboutAttempt, attemptIn, forgetIntentions } from './check-attempt';
import { freshCart, linesOf } from './fresh-cart';

/**
 * Placed; or what stands in the way, for the shopper to look at and decide; or sent, and nobody knows what became of it:
 * `checkAttempt` finds out.
 */
export type PlacedOrder =
  | { readonly outcome: 'placed'; readonly order: Order }
  | { readonly outcome: 'changed'; readonly message: string; readonly before: readonly CartLineRow[] }
  | { readonly outcome: 'unknown' };

/**
 * Orders what is in the cart, to be paid in cash at the door, exactly once: the cart is brought in step first, and the
 * same order sent again (a lost answer, a reload) carries the same key. Nothing is ordered at a price or in a quantity
 * that the shopper has not seen (decisions, API). It is called by the shopper's tap alone.
 * @param addressId where it goes
 * @param seenRupees the total on the screen
 * @returns the order; what has changed, with the lines as they were on the screen, when prices or stock differ; or that
 *   nobody knows, when the answer was lost
 * @throws ApiError when the server cannot be asked before anything was ordered, or says no for another reason; Error when
 *   the cart is empty by now
 */
export async function placeOrder(addressId: string, seenRupees: number): Promise<PlacedOrder> {
  const { oneAtATime } = await import('../../../api-client/one-at-a-time');
  // A second tab that orders at the same time finds the cart empty afterwards.
  return oneAtATime('order', () => order(addressId, seenRupees));
}

async function order(addressId: string, seenRupees: number): Promise<PlacedOrder> {
  const store = await openStore();
  const texts = inWords(checkoutTexts);
  const [before, owner] = await Promise.all([linesOf(store), ownerOf(store)]);
  const earlier = await askAboutAttempt(store);
  const lines = await freshCart();
  if (lines.length === 0) {
    if (earlier.outcome === 'placed') return earlier;
    throw new Error(texts.alreadyPlaced);
  }
  // Whoever thinks that their order is still in the cart must not order twice what has come in since.
  if (earlier.outcome === 'placed') return { outcome: 'changed', message: texts.earlierPlaced, before };
  if (totalRupeesOf(lines) !== seenRupees) return { outcome: 'changed', message: texts.changed, before };
  const body: CashOnDeliveryRequest = {
    list_items: lines.map(({ product, variantId, quantity }) => ({
      productId: product._id,
      variantId,
      quantity,
    })),
    totalAmt: seenRupees,
    address: addressId,
  };
  const key = await noteAttempt(
    store,
    body,
    lines.map(({ itemId }) => itemId),
  );
  return send(store, body, key, owner, before);
}

async function send(
  store: ShopStore,
  body: CashOnDeliveryRequest,
  key: string,
  owner: string | undefined,
  before: readonly CartLineRow[],
): Promise<PlacedOrder> {
  const [{ cashOnDelivery }, { ApiError }, { pullCart }] = await Promise.all([
    import('../../../api-client/orders-api'),
    import('../../../api-client/api-error'),
    import('../../../sync/pulls/pull-cart'),
  ]);
  try {
    const order = await cashOnDelivery(body, key, owner);
    await whileOwned(store, owner, [store.orders], async () => {
      await forgetIntentions(store);
      await store.orders.put(order);
    });
    // The order stands whether or not the emptied cart can be pulled now.
    await pullCart().catch(() => whileOwned(store, owner, [store.cartLines], () => store.cartLines.clear()));
    return { outcome: 'placed', order };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mayHaveArrived(error)) return { outcome: 'unknown' };
    await whileOwned(store, owner, [], () => store.settings.delete(ORDER_ATTEMPT));
    if (error.code !== 'order.changed' && !error.code.startsWith('stock.')) throw error;
    await pullCart();
    return { outcome: 'changed', message: error.message, before };
  }
}

/** Whether an order may stand although its call failed: only a refusal says that it does not. */
function mayHaveArrived({ refused, status }: ApiError): boolean {
  return !refused && status !== 429;
}

/** Keeps what is about to be sent until its answer is known. Returns the key to send it with. */
async function noteAttempt(
  store: ShopStore,
  body: CashOnDeliveryRequest,
  items: OrderAttempt['items'],
): Promise<string> {
  return store.transaction('rw', store.settings, store.orders, async () => {
    const last = await attemptIn(store);
    const same = last && isSameAttempt(last, body, items);
    const value: OrderAttempt = {
      key: same ? last.key : crypto.randomUUID(),
      body,
      items,
      known: same ? last.known : await store.orders.toCollection().primaryKeys(),
      sentAt: same ? last.sentAt : Date.now(),
    };
    await store.settings.put({ key: ORDER_ATTEMPT, value });
    return value.key;
  });
}
