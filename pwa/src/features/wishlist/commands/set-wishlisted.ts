import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { openStore } from '#data/db/open-store.ts';
import { keepProducts } from '#data/db/products.ts';
import { lastSyncedAt, readNumber } from '#data/db/settings.ts';
import { flushSoon } from '#data/outbox/flush-soon.ts';
import type { WishlistMutation } from '#data/outbox/kinds/wishlist-operations.ts';
import { appendToOutbox } from '#data/outbox/outbox.ts';

/**
 * Adds a product to the wishlist or removes it: immediately on this device, and noted to be sent. What is so already is noted no second
 * time, so that of waiting changes each takes back the one before.
 */
export async function setWishlisted(product: ProductSummary, wished: boolean): Promise<void> {
  const store = await openStore();
  const productId = product._id;
  const { wishlist, outbox, settings, products } = store;
  await store.transaction('rw', wishlist, outbox, settings, products, async () => {
    if (((await wishlist.get(productId)) !== undefined) === wished) return;
    if (wished) {
      const now = Date.now();
      await wishlist.put({ productId, product, addedAt: now });
      // Until the change is sent it is applied to the server's rows, with the product the device knows.
      if (!(await products.get(productId))) await keepProducts(store, [product], now);
    } else await wishlist.delete(productId);
    const known = (await readNumber(store, lastSyncedAt('wishlist'))) > 0;
    await appendToOutbox<WishlistMutation>(store, {
      kind: 'wishlist',
      target: productId,
      body: { wished, known },
    });
  });
  flushSoon();
}
