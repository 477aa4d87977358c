import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { setWish, wishedProducts } from '../../api/wishlist-api';
import { keepProducts } from '../../db/products';
import type { OutboxRow, WishlistRow } from '../../db/rows';
import { collection, outboxKind } from '../outbox-kind';

/** What a change of the wishlist wants to be true; its target is the product's id. */
export interface Wish {
  readonly wished: boolean;
  /** Whether the wishlist was known when it was made: only then is it clear to what taking it back leads. */
  readonly known?: boolean;
}

/** Wishing and no longer wishing: one kind, so that the one takes back the other before either is sent. */
export const wishlistKind = outboxKind<Wish>({
  collection: 'wishlist',
  plan: async ({ body }) => body,
  async send({ wished }, change) {
    await setWish(change.target, wished, change);
    return undefined;
  },
  nameOf: async ({ target }, store) => (await store.products.get(target))?.name,
  // What they are on top of is what the first of them was on top of.
  merge: (earlier, later) =>
    earlier.known && earlier.wished !== later.wished
      ? 'cancel-out'
      : { body: { ...later, known: earlier.known ?? false } },
});

/** The shopper's wishlist, newest wish first. */
export const wishlistRows = collection<ProductSummary[]>({
  fetch: wishedProducts,
  tables: (store) => [store.wishlist, store.products],
  async write(store, products) {
    const now = Date.now();
    await store.wishlist.clear();
    await store.wishlist.bulkPut(
      products.map(
        (product, place): WishlistRow => ({
          productId: product._id,
          product,
          // The server tells the order, not the time.
          addedAt: now - place,
        }),
      ),
    );
    await keepProducts(store, products, now);
  },
  async replay(store, { target, body }: OutboxRow) {
    if (!(body as Wish).wished) {
      await store.wishlist.delete(target);
      return;
    }
    const product = await store.products.get(target);
    if (product) await store.wishlist.put({ productId: target, product, addedAt: Date.now() });
  },
});
