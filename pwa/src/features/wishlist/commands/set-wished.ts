import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { openStore } from '../../../store/open-store';
import { appendToOutbox } from '../../../store/outbox';
import { readNumber, settledAt } from '../../../store/settings';
import { flushSoon } from '../../../sync/flush-soon';
import type { Wish } from '../../../sync/wishlist-kinds';

/**
 * Wishes for a product, or no longer: at once on this device, and noted to be sent. What is so already is noted no second
 * time, so that of waiting changes each takes back the one before.
 */
export async function setWished(product: ProductSummary, wished: boolean): Promise<void> {
  const store = await openStore();
  const productId = product._id;
  await store.transaction('rw', store.wishlist, store.outbox, store.settings, async () => {
    if (((await store.wishlist.get(productId)) !== undefined) === wished) return;
    if (wished) await store.wishlist.put({ productId, product, addedAt: Date.now() });
    else await store.wishlist.delete(productId);
    const known = (await readNumber(store, settledAt('wishlist'))) > 0;
    await appendToOutbox<Wish>(store, { kind: 'wishlist', target: productId, body: { wished, known } });
  });
  flushSoon();
}
