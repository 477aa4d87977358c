import type { CashOnDeliveryRequest, CheckoutRequest, Order } from '@jhola/shared/contracts/orders.contract';
import type { ApiError } from '#data/api/api-error.ts';
import type { ShopStore } from '#data/db/db.ts';
import { whileOwned } from '#data/db/owner.ts';
import type { CartLineRow } from '#data/db/rows.ts';
import { ORDER_ATTEMPT, type OrderToSend } from '../order-attempt';
import { forgetIntentions } from './check-attempt';

/**
 * Placed; or waiting at an address for the card; or what stands in the way, for the shopper to look at and decide: changes,
 * or an order of the same pieces that is not paid yet; or sent, and nobody knows what became of it: `checkAttempt` finds out.
 */
export type PlacedOrder =
  | { readonly outcome: 'placed'; readonly order: Order }
  | { readonly outcome: 'to-pay'; readonly url: string }
  | { readonly outcome: 'changed'; readonly message: string; readonly before: readonly CartLineRow[] }
  | { readonly outcome: 'unpaid-twin' }
  | { readonly outcome: 'unknown' };

interface Sending {
  /** The Idempotency-Key. */
  readonly key: string;
  /** In whose name alone it may be placed. */
  readonly owner: string | undefined;
  /** The lines as they were on the screen. */
  readonly before: readonly CartLineRow[];
}

/**
 * Sends an order whose attempt was noted, and keeps what comes of it.
 * @throws ApiError when it was refused for another reason than changes; then nothing was ordered
 */
export async function sendOrder(
  store: ShopStore,
  wanted: OrderToSend,
  { key, owner, before }: Sending,
): Promise<PlacedOrder> {
  const [{ ApiError }, { fetchCart }] = await Promise.all([
    import('#data/api/api-error.ts'),
    import('#data/queries/fetch-cart.ts'),
  ]);
  try {
    return wanted.way === 'cash'
      ? await sendCash(store, wanted.body, key, owner)
      : await sendCard(store, wanted.body, key, owner);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mayHaveArrived(error)) return { outcome: 'unknown' };
    await whileOwned(store, owner, [], () => store.settings.delete(ORDER_ATTEMPT));
    // The line of the cart gets the variants to choose from.
    if (error.code === 'variant.required') await fetchCart();
    // The charge may be what has changed, or that the shop delivers there; the next order asks again.
    if (error.code === 'order.changed' || error.code === 'order.not-served') await fetchTerms();
    if (error.code === 'order.below-minimum') await fetchMinimum();
    if (error.code !== 'order.changed' && !error.code.startsWith('stock.')) throw error;
    await fetchCart();
    return { outcome: 'changed', message: error.message, before };
  }
}

async function fetchTerms(): Promise<void> {
  const { fetchDeliveryAreas } = await import('#data/queries/fetch-delivery-areas.ts');
  await fetchDeliveryAreas().catch((error: unknown) =>
    console.warn('Where the shop delivers could not be fetched', error),
  );
}

/** The owner has changed it a moment ago: the device does not know it yet. */
async function fetchMinimum(): Promise<void> {
  const { fetchShop } = await import('#data/queries/fetch-shop.ts');
  await fetchShop().catch((error: unknown) => console.warn('The shop could not be fetched', error));
}

async function sendCash(
  store: ShopStore,
  body: CashOnDeliveryRequest,
  key: string,
  owner: string | undefined,
): Promise<PlacedOrder> {
  const [{ cashOnDelivery }, { fetchCart }] = await Promise.all([
    import('#data/api/orders-api.ts'),
    import('#data/queries/fetch-cart.ts'),
  ]);
  const order = await cashOnDelivery(body, key, owner);
  await whileOwned(store, owner, [store.orders], async () => {
    await forgetIntentions(store);
    await store.orders.put(order);
  });
  // The order stands whether or not the emptied cart can be fetched now.
  await fetchCart().catch(() => whileOwned(store, owner, [store.cartLines], () => store.cartLines.clear()));
  return { outcome: 'placed', order };
}

async function sendCard(
  store: ShopStore,
  body: CheckoutRequest,
  key: string,
  owner: string | undefined,
): Promise<PlacedOrder> {
  const [{ checkout }, { fetchOrder }] = await Promise.all([
    import('#data/api/orders-api.ts'),
    import('#data/queries/fetch-order.ts'),
  ]);
  const { orderId, url } = await checkout(body, key, owner);
  await whileOwned(store, owner, [], () => forgetIntentions(store));
  // Whoever comes back from the card provider's page finds it known; if not, they see a message all the same.
  await fetchOrder(orderId).catch((error: unknown) => console.warn('The order is not known yet', error));
  return { outcome: 'to-pay', url };
}

/**
 * Whether an order may stand although its call failed: only a refusal says that it does not; and the shop, when it could
 * not reach the card provider.
 */
function mayHaveArrived({ refused, status, code }: ApiError): boolean {
  return !refused && status !== 429 && code !== 'payment.unreachable';
}
