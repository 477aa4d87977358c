import type { Order } from '@jhola/shared/contracts/orders.contract';
import type { ShopStore } from '#data/db/db.ts';
import { openStore } from '#data/db/open-store.ts';
import { ownerOf, whileOwned } from '#data/db/owner.ts';
import { ORDER_ATTEMPT, type OrderAttempt } from '../order-attempt';
import { PREPARED_ORDER } from '../prepared-order';
import { attemptedOrder } from '../rules/attempted-order';

/** What became of an order whose answer was lost; `none` when there is no such order. */
export type AttemptOutcome =
  | { readonly outcome: 'placed'; readonly order: Order }
  | { readonly outcome: 'absent' }
  | { readonly outcome: 'none' };

/** The order that was sent and whose answer is not known, if there is one. */
export async function attemptIn(store: ShopStore): Promise<OrderAttempt | undefined> {
  return (await store.settings.get(ORDER_ATTEMPT))?.value as OrderAttempt | undefined;
}

/** What stood for an order that was to be placed is of no use once it is placed. */
export async function forgetIntentions(store: ShopStore): Promise<void> {
  await store.settings.bulkDelete([ORDER_ATTEMPT, PREPARED_ORDER]);
}

/**
 * Asks the shop what became of the order whose answer was lost. Sends no order. Call it under the lock `order`.
 * @throws ApiError when the shop cannot be asked
 */
export async function askAboutAttempt(store: ShopStore): Promise<AttemptOutcome> {
  const [attempt, owner] = await Promise.all([attemptIn(store), ownerOf(store)]);
  if (!attempt) return { outcome: 'none' };
  const { fetchOrders } = await import('#data/queries/fetch-orders.ts');
  await fetchOrders();
  let found: AttemptOutcome = { outcome: 'none' };
  await whileOwned(store, owner, [store.orders], async () => {
    found = await noteOutcome(store, attempt);
  });
  return found;
}

async function noteOutcome(store: ShopStore, attempt: OrderAttempt): Promise<AttemptOutcome> {
  const order = attemptedOrder(attempt, await store.orders.toArray());
  if (order?.payment_status === 'CANCELLED') {
    // It came to nothing: what is ordered now is another order, under another key.
    await store.settings.delete(ORDER_ATTEMPT);
    return { outcome: 'none' };
  }
  if (order) {
    await forgetIntentions(store);
    return { outcome: 'placed', order };
  }
  await store.settings.put({
    key: ORDER_ATTEMPT,
    value: { ...attempt, absent: true } satisfies OrderAttempt,
  });
  return { outcome: 'absent' };
}

/**
 * Finds out what became of an order whose answer was lost; an order that is being placed just now is waited for. Places
 * nothing.
 * @throws ApiError when the shop cannot be asked
 */
export async function checkAttempt(): Promise<AttemptOutcome> {
  const [store, { withLock }] = await Promise.all([openStore(), import('#data/api/with-lock.ts')]);
  return withLock('order', async () => {
    const found = await askAboutAttempt(store);
    if (found.outcome === 'placed') {
      const { fetchCart } = await import('#data/queries/fetch-cart.ts');
      await fetchCart();
    }
    return found;
  });
}
