import { catalogueChanges } from '../api-client/catalogue-changes-api';
import type { ShopStore } from '../store/db';
import { copyCatalogue } from '../sync/copy-catalogue';

/** Copies what is new, unless another tab is at it: what it writes is seen here too. */
export function copy(store: ShopStore): Promise<void> {
  return navigator.locks.request('catalogue-copy', { ifAvailable: true }, async (lock) => {
    if (lock) await copyCatalogue(store, catalogueChanges);
  });
}
