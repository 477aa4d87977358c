import type { ShopStore } from '#data/db/db.ts';
import { openStore } from '#data/db/open-store.ts';

/** Up to four are shown, and the one being looked at is not among them (docs/product.md#recently-viewed). */
const MAX_KEPT = 5;

/** Notes that a product was looked at, on this device only; the oldest are forgotten. */
export async function noteViewed(productId: string, now = Date.now(), store?: ShopStore): Promise<void> {
  const { recentlyViewed } = store ?? (await openStore());
  await recentlyViewed.put({ productId, viewedAt: now });
  const newestFirst = await recentlyViewed.orderBy('viewedAt').reverse().primaryKeys();
  await recentlyViewed.bulkDelete(newestFirst.slice(MAX_KEPT));
}
