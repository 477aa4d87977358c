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
 * A product's row after it was fetched again. What only its own page contains is kept, as far as it can still be true.
 * @param known what the device knew
 * @param now in milliseconds
 * @param categoryKeys its categories, where they are not those of `fetched`
 */
export function productRow(
  known: ProductRow | undefined,
  fetched: ProductSummary | Product,
  now: number,
  categoryKeys: Pick<ProductRow, 'categoryIds' | 'subCategoryIds'> = {
    categoryIds: fetched.category.map(({ _id }) => _id),
    subCategoryIds: fetched.subCategory.map(({ _id }) => _id),
  },
): ProductRow {
  // A brand that is not answered is none any more, and a new first picture has no hash at first.
  const {
    extrasStale,
    variants,
    brand: _brand,
    thumbHash: _hash,
    ...rest
  }: Partial<ProductRow> = known ?? {};
  const row = {
    ...rest,
    ...fetched,
    // A name that was taken away is not kept.
    nameHindi: fetched.nameHindi,
    ...categoryKeys,
    shelves: listingKeys({ ...fetched, ...categoryKeys }),
    pulledAt: now,
  };
  if ('description' in fetched) return row;
  if (fetched.variants) row.variants = withImages(fetched.variants, variants);
  // Variants that have come or gone since are not known.
  const stillSo = !fetched.variants && variants && variants.length > 0 === fetched.hasVariants;
  return { ...row, ...(stillSo ? { variants } : {}), ...(extrasStale ? { extrasStale } : {}) };
}

/** Cards contain variants without their images; only the product's own page has those. */
function withImages(fetched: readonly Variant[], known: readonly Variant[] = []): Variant[] {
  const images = new Map(known.map(({ _id, image }) => [_id, image]));
  return fetched.map((variant) => ({ ...variant, image: variant.image ?? images.get(variant._id) }));
}

/**
 * Keeps what was fetched of some products. What only their own pages know (description, variants) stays.
 * @param now in milliseconds
 */
export async function keepProducts(
  store: ShopStore,
  fetched: readonly (ProductSummary | Product)[],
  now: number,
): Promise<void> {
  await store.transaction('rw', store.products, async () => {
    const known = await store.products.bulkGet(fetched.map(({ _id }) => _id));
    await store.products.bulkPut(fetched.map((product, index) => productRow(known[index], product, now)));
  });
}

/** Keeps a list and its products in one step, so that no screen sees a list without its products. */
export async function keepList(
  store: ShopStore,
  name: string,
  fetched: { readonly products: readonly ProductSummary[]; readonly total: number },
  now: number,
): Promise<void> {
  const ids = [...new Set(fetched.products.map(({ _id }) => _id))];
  await store.transaction('rw', store.products, store.lists, async () => {
    await keepProducts(store, fetched.products, now);
    await store.lists.put({ name, ids, total: fetched.total, pulledAt: now });
  });
}

/**
 * The list of a name with its products; `undefined` when this device has never fetched it.
 * @param length how many of its products at most
 */
export async function knownList(
  store: ShopStore,
  name: string,
  length?: number,
): Promise<KnownList | undefined> {
  const list = await store.lists.get(name);
  if (!list) return undefined;
  const rows = await store.products.bulkGet(list.ids.slice(0, length));
  return { products: rows.filter((row) => row !== undefined), total: list.total };
}

/**
 * The newest list the device has: the server's answer, or the catalogue's copy where that is whole and newer.
 * @param findInCopy finds the list's products in the copy
 */
export async function newestList(
  store: ShopStore,
  name: string,
  findInCopy: (store: ShopStore) => Promise<ProductRow[]>,
): Promise<KnownList | undefined> {
  if (!(await isCopyNewest(store, name))) return knownList(store, name);
  const products = await findInCopy(store);
  return { products, total: products.length };
}

/**
 * The first products of that list, which are known sooner than all of it.
 * @param length how many
 * @param findInCopy finds them in the copy, and how many there are
 */
export async function newestHead(
  store: ShopStore,
  name: string,
  length: number,
  findInCopy: () => Promise<KnownList>,
): Promise<KnownList | undefined> {
  return (await isCopyNewest(store, name)) ? findInCopy() : knownList(store, name, length);
}

/** Whether the catalogue's copy is whole, and newer than what the server answered about a list. */
async function isCopyNewest(store: ShopStore, name: string): Promise<boolean> {
  const [list, copy] = await Promise.all([store.lists.get(name), store.catalogueCopy.get('copy')]);
  const isServerNewer = list && list.ids.length >= list.total && list.pulledAt > (copy?.at ?? 0);
  return copy?.whole === true && !isServerNewer;
}
