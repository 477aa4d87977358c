import type { ShopStore } from './db';
import { listingKeys } from './listing-keys';
import type { KnownList } from './products';
import type { ProductRow } from './rows';

/**
 * The lists of products that a shopper walks along, found in the device's own copy by the server's rules and in its order:
 * newest first, products of one moment by their ids. A test holds them against the server's answers.
 */

/** How many products a row of the home page has. */
export const HOME_ROW = 12;
/** You May Also Like and Explore Other Categories (docs/product.md#related-products). */
export const RELATED = 8;
export const OTHERS = 8;

/** How many products of a long listing are read at a time: a slow phone has its turn between them. */
export const LISTING_PIECE = 500;

/** Where a product stands in the catalogue. */
export interface CatalogueSection {
  readonly productId: string;
  readonly categoryId: string;
  readonly subCategoryId: string;
}

/** A row of the home page: the newest products of a category. */
export function homeRow(store: ShopStore, categoryId: string): Promise<ProductRow[]> {
  return inListing(store, categoryId).limit(HOME_ROW).toArray();
}

/** All products of a subcategory that stand in the category too. */
export async function listing(
  store: ShopStore,
  categoryId: string,
  subCategoryId: string,
): Promise<ProductRow[]> {
  return store.transaction('r', store.products, async () => {
    const rows: ProductRow[] = [];
    let piece: ProductRow[];
    do {
      piece = await inListing(store, subCategoryId, rows.at(-1)).limit(LISTING_PIECE).toArray();
      rows.push(...piece);
    } while (piece.length === LISTING_PIECE);
    return rows.filter(standsIn(categoryId));
  });
}

/**
 * The first products of that listing, and how many it has.
 * @param length how many products
 */
export async function listingHead(
  store: ShopStore,
  categoryId: string,
  subCategoryId: string,
  length: number,
): Promise<KnownList> {
  const all = inListing(store, subCategoryId);
  const [rows, total] = await Promise.all([all.clone().limit(length).toArray(), all.count()]);
  return { products: rows.filter(standsIn(categoryId)), total };
}

/** You May Also Like: other products of the same subcategory; where that has too few, others of the category. */
export async function related(
  store: ShopStore,
  { productId, categoryId, subCategoryId }: CatalogueSection,
): Promise<ProductRow[]> {
  const neighbours = await inListing(store, subCategoryId)
    .filter(standsIn(categoryId))
    .limit(RELATED + 1)
    .toArray();
  const chosen = new Map(neighbours.map((row) => [row._id, row]));
  if (chosen.size < RELATED + 1) {
    const others = await inListing(store, categoryId)
      .limit(2 * RELATED + 1)
      .toArray();
    for (const row of others) if (!chosen.has(row._id)) chosen.set(row._id, row);
  }
  chosen.delete(productId);
  return [...chosen.values()].slice(0, RELATED);
}

/** Explore Other Categories: the newest of each other category, one product of each at a time, from the one after this on. */
export async function otherCategories(store: ShopStore, categoryId: string): Promise<ProductRow[]> {
  const others = await followersOf(store, categoryId);
  const each = Math.ceil(OTHERS / Math.max(1, Math.min(others.length, OTHERS)));
  const chosen = new Map<string, ProductRow>();
  for (let at = 0; at < others.length && chosen.size < OTHERS; at += OTHERS) {
    const rowsByCategory = await Promise.all(
      others.slice(at, at + OTHERS).map((other) =>
        inListing(store, other)
          .filter((row) => !standsIn(categoryId)(row))
          .limit(each)
          .toArray(),
      ),
    );
    for (let index = 0; index < each; index += 1)
      for (const row of rowsByCategory.flatMap((rows) => rows[index] ?? []))
        if (chosen.size < OTHERS && !chosen.has(row._id)) chosen.set(row._id, row);
  }
  return [...chosen.values()];
}

/** The products of a category or subcategory, in the server's order: all, or those after one of them. */
function inListing(store: ShopStore, listingId: string, after?: ProductRow) {
  const from = after ? listingKeys(after).find((key) => key.startsWith(listingId)) : listingId;
  // What follows the id in a key is digits and letters.
  return store.products.where('shelves').between(from, `${listingId}~`, false, false);
}

const standsIn =
  (categoryId: string) =>
  ({ categoryIds }: ProductRow): boolean =>
    categoryIds.includes(categoryId);

/** The other categories by name, from the one after this on and round. */
async function followersOf(store: ShopStore, categoryId: string): Promise<string[]> {
  const categories = await store.categories.toArray();
  const all = categories
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || (one._id < other._id ? -1 : 1))
    .map(({ _id }) => _id);
  const here = all.indexOf(categoryId);
  return [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))];
}
