import type { Product, ProductSummary, Variant } from '@jhola/shared/contracts/product.contract';
import type { ShopStore } from './db';
import { listingKeys } from './listing-keys';
import type { ProductRow } from './rows';

/** A list as the device knows it: its first products in order, and how many the server has. */
export interface KnownList {
  readonly products: ProductRow[];
  readonly total: number;
}

/**
 * A product's row once it was heard of again. What only its own page tells stays, as far as it can still be so.
 * @param known what the device knew
 * @param now in milliseconds
 * @param places where it stands, when that is not told by its categories
 */
export function productRow(
  known: ProductRow | undefined,
  heard: ProductSummary | Product,
  now: number,
  places: Pick<ProductRow, 'categoryIds' | 'subCategoryIds'> = {
    categoryIds: heard.category.map(({ _id }) => _id),
    subCategoryIds: heard.subCategory.map(({ _id }) => _id),
  },
): ProductRow {
  const { extrasStale, variants, ...rest }: Partial<ProductRow> = known ?? {};
  const row = {
    ...rest,
    ...heard,
    ...places,
    shelves: listingKeys({ ...heard, ...places }),
    pulledAt: now,
  };
  if ('description' in heard) return row;
  if (heard.variants) row.variants = withImages(heard.variants, variants);
  // Variants that have come or gone since are not known.
  const stillSo = !heard.variants && variants && variants.length > 0 === heard.hasVariants;
  return { ...row, ...(stillSo ? { variants } : {}), ...(extrasStale ? { extrasStale } : {}) };
}

/** Cards tell variants without their images, which only the product's own page knows. */
function withImages(heard: readonly Variant[], known: readonly Variant[] = []): Variant[] {
  const images = new Map(known.map(({ _id, image }) => [_id, image]));
  return heard.map((variant) => ({ ...variant, image: variant.image ?? images.get(variant._id) }));
}

/**
 * Keeps what was heard of some products. What only their own pages know (description, variants) stays.
 * @param now in milliseconds
 */
export async function keepProducts(
  store: ShopStore,
  heard: readonly (ProductSummary | Product)[],
  now: number,
): Promise<void> {
  await store.transaction('rw', store.products, async () => {
    const known = await store.products.bulkGet(heard.map(({ _id }) => _id));
    await store.products.bulkPut(heard.map((product, index) => productRow(known[index], product, now)));
  });
}

/** Keeps a list and its products in one step, so that no screen sees a list without its products. */
export async function keepList(
  store: ShopStore,
  name: string,
  heard: { readonly products: readonly ProductSummary[]; readonly total: number },
  now: number,
): Promise<void> {
  const ids = [...new Set(heard.products.map(({ _id }) => _id))];
  await store.transaction('rw', store.products, store.lists, async () => {
    await keepProducts(store, heard.products, now);
    await store.lists.put({ name, ids, total: heard.total, pulledAt: now });
  });
}

/** The list of a name with its products; `undefined` when this device has never heard of it. */
export async function knownList(store: ShopStore, name: string): Promise<KnownList | undefined> {
  const list = await store.lists.get(name);
  if (!list) return undefined;
  const rows = await store.products.bulkGet(list.ids);
  return { products: rows.filter((row) => row !== undefined), total: list.total };
}

/**
 * A list as the device can best tell it: as the server told it, or, where a whole copy of the catalogue is newer than that,
 * by the copy.
 * @param shelf finds the list's products in the copy
 */
export async function newestList(
  store: ShopStore,
  name: string,
  shelf: (store: ShopStore) => Promise<ProductRow[]>,
): Promise<KnownList | undefined> {
  const [list, copy] = await Promise.all([store.lists.get(name), store.catalogueCopy.get('copy')]);
  const asTold = list && list.ids.length >= list.total && list.pulledAt > (copy?.at ?? 0);
  if (!copy?.whole || asTold) return knownList(store, name);
  const products = await shelf(store);
  return { products, total: products.length };
}
