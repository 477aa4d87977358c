import type { CashOnDeliveryRequest, Order } from '@jhola/shared/contracts/orders.contract';
import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { billOf } from '@jhola/shared/domain/pricing/bill';
import { inWords } from '../../../language/spoken';
import type { ShopStore } from '../../../store/db';
import { openStore } from '../../../store/open-store';
import type { CartLineRow } from '../../../store/rows';
import { checkoutTexts } from '../texts';

/** Placed, or what stands in the way: the shopper looks at the new prices and decides. */
export type PlacedOrder =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly message: string; readonly before: readonly CartLineRow[] };

const ATTEMPT = 'orderAttempt';

/** An order that was sent and whose answer may have been lost. */
interface Attempt {
  readonly key: string;
  /** What was ordered, and of which items of the cart: the same things put in again later are another order. */
  readonly order: string;
}

/**
 * Orders what is in the cart, to be paid in cash at the door, exactly once: the cart is brought in step first, and the
 * same order sent again (a lost answer, a reload) carries the same key. Nothing is ordered at a price or in a quantity
 * that the shopper has not seen (decisions, API).
 * @param addressId where it goes
 * @param seenRupees the total on the screen
 * @returns the order; or what has changed, with the lines as they were on the screen, when prices or stock differ
 * @throws ApiError when the server cannot be asked or says no for another reason; Error when the cart is empty by now
 */
export async function placeOrder(addressId: string, seenRupees: number): Promise<PlacedOrder> {
  const { oneAtATime } = await import('../../../api-client/one-at-a-time');
  // A second tab that orders at the same time finds the cart empty afterwards.
  return oneAtATime('order', () => order(addressId, seenRupees));
}

async function order(addressId: string, seenRupees: number): Promise<PlacedOrder> {
  const [store, { flush }, { pullCart }, { cashOnDelivery }, { ApiError }] = await Promise.all([
    openStore(),
    import('../../../sync/push'),
    import('../../../sync/pulls/pull-cart'),
    import('../../../api-client/orders-api'),
    import('../../../api-client/api-error'),
  ]);
  const texts = inWords(checkoutTexts);
  const before = await linesOf(store);
  await flush(store);
  if ((await store.outbox.where('kind').equals('cart.line').count()) > 0) throw new Error(texts.unsent);
  await pullCart();
  const lines = await linesOf(store);
  if (lines.length === 0) throw new Error(texts.alreadyPlaced);
  if (totalOf(lines) !== seenRupees) return { ok: false, message: texts.changed, before };

  const body: CashOnDeliveryRequest = {
    list_items: lines.map(({ product, variantId, quantity }) => ({
      productId: product._id,
      variantId,
      quantity,
    })),
    totalAmt: seenRupees,
    address: addressId,
  };
  try {
    const items = lines.map(({ itemId }) => itemId);
    const order = await cashOnDelivery(body, await keyOf(store, JSON.stringify({ ...body, items })));
    await store.settings.delete(ATTEMPT);
    await store.orders.put(order);
    // The order stands whether or not the emptied cart can be pulled now.
    await pullCart().catch(() => store.cartLines.clear());
    return { ok: true, order };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.refused) throw error;
    await store.settings.delete(ATTEMPT);
    if (error.code !== 'order.changed' && !error.code.startsWith('stock.')) throw error;
    await pullCart();
    return { ok: false, message: error.message, before };
  }
}

async function keyOf(store: ShopStore, order: string): Promise<string> {
  const last = (await store.settings.get(ATTEMPT))?.value as Attempt | undefined;
  if (last?.order === order) return last.key;
  const attempt: Attempt = { key: crypto.randomUUID(), order };
  await store.settings.put({ key: ATTEMPT, value: attempt });
  return attempt.key;
}

function linesOf(store: ShopStore): Promise<CartLineRow[]> {
  return store.cartLines.orderBy('addedAt').toArray();
}

function totalOf(lines: readonly CartLineRow[]): number {
  const bill = billOf(
    lines.map(({ product, quantity }) => ({
      pricePaise: toPaise(product.price),
      discount: product.discount,
      quantity,
    })),
  );
  return toRupees(bill.totalPaise);
}
