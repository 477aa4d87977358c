import {
  MOST_SUGGESTED,
  type SuggestedProduct,
  type Suggestions,
} from '@jhola/shared/contracts/search.contract';
import { createListingIndex, searchListings } from '@jhola/shared/domain/search/listing-search';
import {
  createProductIndex,
  searchDocumentOf,
  searchProducts,
} from '@jhola/shared/domain/search/product-search';
import type { ShopStore } from '../../../store/db';
import { openStore } from '../../../store/open-store';
import type { ProductRow } from '../../../store/rows';

/** An index of the products this device knows, as long as it knows no others. */
let known: { readonly state: string; readonly index: ReturnType<typeof createProductIndex> } | undefined;

async function indexOf(store: ShopStore) {
  const newest = await store.products.orderBy('pulledAt').last();
  const state = `${await store.products.count()} ${newest?.pulledAt}`;
  if (known?.state !== state) {
    const index = createProductIndex();
    await store.products.each((row) => index.add(searchDocumentOf(row)));
    known = { state, index };
  }
  return known.index;
}

/** What the device itself can suggest, by the server's own rules: of the products and categories it has seen. */
export async function knownSuggestions(term: string): Promise<Suggestions> {
  const store = await openStore();
  const ids = searchProducts(await indexOf(store), term).slice(0, MOST_SUGGESTED.products);
  const [rows, categories, subcategories] = await Promise.all([
    store.products.bulkGet(ids),
    store.categories.orderBy('name').toArray(),
    store.subcategories.orderBy('name').toArray(),
  ]);
  return {
    products: rows.filter((row) => row !== undefined).map(lineOf),
    listings: searchListings(createListingIndex(categories, subcategories), term, MOST_SUGGESTED.listings),
  };
}

const lineOf = ({ _id, name, image, unit, price, discount }: ProductRow): SuggestedProduct => ({
  _id,
  name,
  image: image[0] ?? '',
  unit,
  price,
  discount,
});
