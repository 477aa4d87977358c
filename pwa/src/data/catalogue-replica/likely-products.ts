import type { ShopStore } from '../db/db';
import type { ProductRow } from '../db/rows';

/** How many products' details are fetched unasked at most: some 200 kB. */
const MAX = 120;
/** How many cards of a home row are seen without scrolling it. */
const FIRST_CARDS = 4;

/**
 * The products whose pages the shopper may open next: those looked at lately, in the cart, on the wishlist, and the first of
 * each home row.
 * @returns their ids, the likeliest first
 */
async function likelyIds(store: ShopStore): Promise<string[]> {
  const [viewed, lines, wishes, rows] = await Promise.all([
    store.recentlyViewed.orderBy('viewedAt').reverse().primaryKeys(),
    store.cartLines.toArray(),
    store.wishlist.toCollection().primaryKeys(),
    store.lists.where('name').startsWith('home:').toArray(),
  ]);
  const ids = new Set([
    ...viewed,
    ...lines.map(({ product }) => product._id),
    ...wishes,
    ...rows.flatMap((row) => row.ids.slice(0, FIRST_CARDS)),
  ]);
  return [...ids].slice(0, MAX);
}

/** The products that {@link likelyProducts} is about, as this device knows them, whole or not. */
export async function likelyRows(store: ShopStore): Promise<ProductRow[]> {
  const known = await store.products.bulkGet(await likelyIds(store));
  return known.filter((row) => row !== undefined);
}

/**
 * Those of the likely products that this device cannot show whole, or only as they were.
 * @returns their ids, the likeliest first
 */
export async function likelyProducts(store: ShopStore): Promise<string[]> {
  return (await likelyRows(store)).flatMap((row) => (isWhole(row) ? [] : row._id));
}

const isWhole = ({ description, extrasStale, hasVariants, variants }: ProductRow) =>
  description !== undefined && !extrasStale && (!hasVariants || variants !== undefined);
