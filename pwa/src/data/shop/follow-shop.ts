import { KEPT_PAGES } from '../db/document-names';
import { openStore } from '../db/open-store';
import { readShop } from '../db/shop-row';
import { showShop } from './known-shop';

/** Shows the shop's settings as the store has them, from now on, whichever tab has fetched them. */
export async function followShop(): Promise<void> {
  const store = await openStore();
  store.watch(readShop).subscribe({
    next: (shop) => {
      if (!shop || !showShop(shop)) return;
      dropKeptPages().catch((error: unknown) => console.warn('A kept page has old settings', error));
    },
    error: (error: unknown) => console.error('The settings of the shop could not be read', error),
  });
}

/**
 * Pages that the service worker has kept bear the settings of an earlier visit: the next visit is not painted from them, and
 * keeps a newer one.
 */
async function dropKeptPages(): Promise<void> {
  // None where the browser has no service worker, in some private windows for instance.
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PAGES));
  await Promise.all(names.map((name) => caches.delete(name)));
}
