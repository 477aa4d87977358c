import { MAX_SUGGESTED, type Suggestions } from '@jhola/shared/contracts/search.contract';
import { createListingIndex, searchListings } from '@jhola/shared/domain/search/listing-search';
import { suggestedProduct } from '@jhola/shared/domain/search/suggested-product';
import type { ShopStore } from '#data/db/db.ts';
import type { DeviceIndex } from './device-index';

/** What the device itself can suggest for what was typed so far, by the server's own rules. */
export async function deviceSuggestions(
  store: ShopStore,
  index: DeviceIndex,
  typed: string,
): Promise<Suggestions> {
  const found = (await index.find(typed)).slice(0, MAX_SUGGESTED.products);
  const [rows, categories, subcategories] = await Promise.all([
    store.products.bulkGet(found),
    store.categories.toArray(),
    store.subcategories.toArray(),
  ]);
  const listings = createListingIndex(categories.sort(byName), subcategories.sort(byName));
  return {
    products: rows.filter((row) => row !== undefined).map(suggestedProduct),
    listings: searchListings(listings, typed, MAX_SUGGESTED.listings),
  };
}

/** The order in which the server lists categories. */
const byName = (one: { name: string; _id: string }, other: { name: string; _id: string }): number =>
  one.name.localeCompare(other.name, 'en') || (one._id < other._id ? -1 : 1);
