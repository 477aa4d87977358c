import { catalogueChanges } from '#data/api/catalogue-changes-api.ts';
import { catalogueDetails } from '#data/api/catalogue-details-api.ts';
import type { ShopStore } from '#data/db/db.ts';
import { copyCatalogue } from '../copy-catalogue';
import { COPYING } from '../empty-catalogue';
import { fetchLikelyDetails } from '../fetch-details';
import { fetchLikelyPictures } from '../fetch-pictures';

let ending = new AbortController();
let askedFor = 0;

/**
 * Copies what is new of the catalogue, then the details and pictures that may be wanted next.
 * @param asked whether the shopper asks for it: then another tab that is at it is waited for; otherwise nothing is done,
 * since what that one writes is seen here too
 */
export async function copy(store: ShopStore, asked: boolean): Promise<void> {
  if (ending.signal.aborted) ending = new AbortController();
  const { signal } = ending;
  askedFor += asked ? 1 : 0;
  try {
    await navigator.locks.request(COPYING, { ifAvailable: !asked }, async (lock) => {
      if (!lock) return;
      await copyCatalogue(store, catalogueChanges, signal);
      if (!signal.aborted) await fetchLikelyDetails(store, catalogueDetails, signal);
      if (!signal.aborted) await fetchLikelyPictures(store, signal);
    });
  } finally {
    askedFor -= asked ? 1 : 0;
  }
}

/**
 * Ends what is being copied after the slice that is under way; the next time goes on there.
 * @param askedToo whether that counts for what the shopper has asked for
 */
export function stopCopying(askedToo = false): void {
  if (askedToo || askedFor === 0) ending.abort();
}
