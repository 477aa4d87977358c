import { offers } from '../api/catalogue-api';
import { listNames } from '../db/list-names';
import { openStore } from '../db/open-store';
import { keepList } from '../db/products';

/** Brings the best offers into the store. */
export async function fetchOffers(): Promise<void> {
  const [products, store] = await Promise.all([offers(), openStore()]);
  await keepList(store, listNames.offers, { products, total: products.length }, Date.now());
}
