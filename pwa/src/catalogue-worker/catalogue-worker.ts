import '../zod-without-eval';
import { catalogueChanges } from '../api-client/catalogue-changes-api';
import { ShopStore } from '../store/db';
import { copyCatalogue } from '../sync/copy-catalogue';

// Keeps the device's copy of the catalogue beside the page, which stays free for the shopper. The page says when.
const store = new ShopStore();

/** Copies what is new, unless another tab is at it: what it writes is seen here too. */
function copy(): Promise<void> {
  return navigator.locks.request('catalogue-copy', { ifAvailable: true }, async (lock) => {
    if (lock) await copyCatalogue(store, catalogueChanges);
  });
}

self.addEventListener('message', () => {
  copy().catch((error: unknown) => console.warn('The catalogue could not be copied', error));
});
