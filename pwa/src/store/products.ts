import type { Product, ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { ShopStore } from './db';
import type { ListRow, ProductRow } from './rows';

/** A list as the device knows it: its first products in order, and how many the server has. */
export interface KnownList {
  readonly products: ProductRow[];
  readonly total: number;
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
    await store.products.bulkPut(
      heard.map((product, index) => ({
        ...known[index],
        ...product,
        categoryIds: product.category.map(({ _id }) => _id),
        subCategoryIds: product.subCategory.map(({ _id }) => _id),
        pulledAt: now,
      })),
    );
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
  const list: ListRow | undefined = await store.lists.get(name);
  if (!list) return undefined;
  const rows = await store.products.bulkGet(list.ids);
  return { products: rows.filter((row) => row !== undefined), total: list.total };
}
