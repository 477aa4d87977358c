import { type ProductSummary } from '@jhola/shared/contracts/product.contract';
import { PAGE_SIZE } from '@jhola/shared/contracts/product-lists.contract';
import { listingPage } from '../api/catalogue-api';
import { copyOf } from '../catalogue-replica/catalogue-copy';
import { listNames } from '../db/list-names';
import { openStore } from '../db/open-store';
import { keepList } from '../db/products';

/** The largest page the API answers: the whole subcategory comes in few calls. */
const LARGEST_PAGE = 100;

/**
 * Brings a whole subcategory into the store, since filters run over all of it on the device
 * (docs/product.md#listing-filters). A device that knows nothing of it yet gets the first page first, so that something
 * can be shown immediately.
 */
export async function fetchListing(categoryId: string, subCategoryId: string): Promise<void> {
  const store = await openStore();
  const name = listNames.listing(categoryId, subCategoryId);
  const listingKey = { categoryId, subCategoryId };
  const [list, copy] = await Promise.all([store.lists.get(name), copyOf(store)]);
  if (!list && !copy?.whole) {
    const first = await listingPage({ ...listingKey, page: 1, limit: PAGE_SIZE.listing });
    await keepList(store, name, first, Date.now());
    if (first.products.length >= first.total) return;
  }
  const products: ProductSummary[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await listingPage({ ...listingKey, page, limit: LARGEST_PAGE });
    products.push(...answer.products);
    if (answer.products.length < LARGEST_PAGE) break;
  }
  await keepList(store, name, { products, total: products.length }, Date.now());
}
