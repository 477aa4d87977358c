import { idInSegment } from '@jhola/shared/domain/slugs/paths';
import { knownCategories } from '#data/db/categories.ts';
import type { ShopStore } from '#data/db/db.ts';
import type { StoredPage } from '#data/db/first-data.ts';
import { listNames } from '#data/db/list-names.ts';
import { listingHead } from '#data/db/listings.ts';
import { type KnownList, newestHead } from '#data/db/products.ts';
import { LISTING_PAGE } from '../rules/listing-pages';

/** The first page of a subcategory's products, of what this device knows newest; `undefined` where it knows nothing of it. */
export function newestListingHead(
  store: ShopStore,
  categoryId: string,
  subCategoryId: string,
): Promise<KnownList | undefined> {
  const name = listNames.listing(categoryId, subCategoryId);
  return newestHead(store, name, LISTING_PAGE, () =>
    listingHead(store, categoryId, subCategoryId, LISTING_PAGE),
  );
}

/**
 * What the store has for the listing at an address.
 * @param params the segments of its path
 */
export async function storedListing(
  store: ShopStore,
  params: Readonly<Record<string, string | undefined>>,
): Promise<StoredPage | undefined> {
  const categoryId = idInSegment(params.category);
  const subCategoryId = idInSegment(params.subcategory);
  if (!categoryId || !subCategoryId) return undefined;
  const [known, head] = await Promise.all([
    knownCategories(store),
    newestListingHead(store, categoryId, subCategoryId),
  ]);
  return { ...known, heads: new Map(head ? [[listNames.listing(categoryId, subCategoryId), head]] : []) };
}
