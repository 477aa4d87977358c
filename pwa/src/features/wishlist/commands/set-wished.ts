import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { openStore } from '../../../data/db/open-store';
import { keepProducts } from '../../../data/db/products';
import { lastSyncedAt, readNumber } from '../../../data/db/settings';
import { flushSoon } from '../../../data/outbox/flush-soon';
import type { Wish } from '../../../data/outbox/kinds/wishlist-kinds';
import { appendToOutbox } from '../../../data/outbox/outbox';

/**
 * Wishes for a product, or no longer: at once on this device, and noted to be sent. What is so already is noted no second
 * time, so that of waiting changes each takes back the one before.
 */
export async function setWished(product: ProductSummary, wished: boolean): Promise<void> {
  const store = await openStore();
  const productId = product._id;
  const { wishlist, outbox, settings, products } = store;
  await store.transaction('rw', wishlist, outbox, settings, products, async () => {
    if (((await wishlist.get(productId)) !== undefined) === wished) return;
    if (wished) {
      const now = Date.now();
      await wishlist.put({ productId, product, addedAt: now });
      // Until the wish is sent it is put on top of what the server tells, from what the device knows.
      if (!(await products.get(productId))) await keepProducts(store, [product], now);
    } else await wishlist.delete(productId);
    const known = (await readNumber(store, lastSyncedAt('wishlist'))) > 0;
    await appendToOutbox<Wish>(store, { kind: 'wishlist', target: productId, body: { wished, known } });
  });
  flushSoon();
}
