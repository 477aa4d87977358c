/// <reference lib="webworker" />
import type { PrecacheController } from 'workbox-precaching';

/** So many files at a time: Workbox itself takes one after the other, which is a minute on a slow network. */
const AT_A_TIME = 4;

/**
 * Fetches what a new version has that the cache has not yet.
 * @throws Error when a file cannot be had; the browser then drops the new version and tries again later
 */
export async function fill(precache: PrecacheController, event: ExtendableEvent): Promise<void> {
  const wanted = precache.getURLsToCacheKeys().entries();
  const fetchSequentially = async () => {
    // all lanes take from the same list
    for (const [url, cacheKey] of wanted) {
      const revised = url !== cacheKey;
      const request = new Request(url, {
        cache: revised ? 'reload' : 'default',
        credentials: 'same-origin',
      });
      await Promise.all(precache.strategy.handleAll({ params: { cacheKey }, request, event }));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchSequentially));
}
