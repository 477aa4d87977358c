import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { wishlistProducts, writeWishlistEntry } from '#data/api/wishlist-api.ts';
import { keepProducts } from '#data/db/products.ts';
import type { OutboxRow, WishlistRow } from '#data/db/rows.ts';
import { collection, outboxOperation } from '../outbox-operation';

/** A change of the wishlist; its target is the product's id. */
export interface WishlistMutation {
  readonly wished: boolean;
  /** Whether the wishlist was known when the change was made: only then do it and its reverse cancel out. */
  readonly known?: boolean;
}

/** Adding and removing are one operation, so that they cancel out before either is sent. */
export const wishlistOperation = outboxOperation<WishlistMutation>({
  collection: 'wishlist',
  plan: async ({ body }) => body,
  async send({ wished }, change) {
    await writeWishlistEntry(change.target, wished, change);
    return undefined;
  },
  nameOf: async ({ target }, store) => (await store.products.get(target))?.name,
  // Both start from what was known at the first of them.
  merge: (earlier, later) =>
    earlier.known && earlier.wished !== later.wished
      ? 'cancel-out'
      : { body: { ...later, known: earlier.known ?? false } },
});

/** The shopper's wishlist, newest first. */
export const wishlistRows = collection<ProductSummary[]>({
  fetch: wishlistProducts,
  tables: (store) => [store.wishlist, store.products],
  async write(store, products) {
    const now = Date.now();
    await store.wishlist.clear();
    await store.wishlist.bulkPut(
      products.map(
        (product, index): WishlistRow => ({
          productId: product._id,
          product,
          // The server says the order, not the time.
          addedAt: now - index,
        }),
      ),
    );
    await keepProducts(store, products, now);
  },
  async replay(store, { target, body }: OutboxRow) {
    if (!(body as WishlistMutation).wished) {
      await store.wishlist.delete(target);
      return;
    }
    const product = await store.products.get(target);
    if (product) await store.wishlist.put({ productId: target, product, addedAt: Date.now() });
  },
});
