import type { ShopStore } from '../db/db';
import { KEPT_PAGES } from '../db/document-names';

/** The name of the Web Lock under which the catalogue is copied, by one tab at a time. */
export const COPYING = 'catalogue-copy';

/** Where the service worker keeps the pictures it has shown. */
export const PICTURE_CACHE = 'images';

/**
 * Forgets the public catalogue on this device: products, categories, lists, reviews, questions, the search index, the pictures and the page
 * of an earlier visit. What is the shopper's own (cart, wishlist, orders, what waits to be sent) stays.
 */
export async function emptyCatalogue(store: ShopStore): Promise<void> {
  const { products, categories, subcategories, lists, reviews, questions } = store;
  const { catalogueCopy, searchIndex } = store;
  const tables = [products, categories, subcategories, lists, reviews, questions, catalogueCopy, searchIndex];
  await store.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
  // Without a secure connection there are no caches.
  if (!('caches' in globalThis)) return;
  const forgotten = (await caches.keys()).filter(
    (name) => name === PICTURE_CACHE || name.startsWith(KEPT_PAGES),
  );
  await Promise.all(forgotten.map((name) => caches.delete(name)));
}
