import { catalogueChanges } from '../api-client/catalogue-changes-api';
import { catalogueDetails } from '../api-client/catalogue-details-api';
import type { ShopStore } from '../store/db';
import { COPYING } from '../store/empty-catalogue';
import { copyCatalogue } from '../sync/copy-catalogue';
import { fetchLikelyDetails } from '../sync/fetch-details';

let ending = new AbortController();

/**
 * Copies what is new of the catalogue, then the details that may be wanted next.
 * @param wait whether to wait for another tab that is at it; otherwise nothing is done then: what it writes is seen here too
 */
export function copy(store: ShopStore, wait: boolean): Promise<void> {
  if (ending.signal.aborted) ending = new AbortController();
  const { signal } = ending;
  return navigator.locks.request(COPYING, { ifAvailable: !wait }, async (lock) => {
    if (!lock) return;
    await copyCatalogue(store, catalogueChanges, signal);
    if (!signal.aborted) await fetchLikelyDetails(store, catalogueDetails, signal);
  });
}

/** Ends what is being copied after the slice that is under way; the next time goes on there. */
export function stopCopying(): void {
  ending.abort();
}
