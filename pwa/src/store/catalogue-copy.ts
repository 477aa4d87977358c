import type {
  CatalogueChanges,
  SyncedProduct,
  SyncedSubcategory,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import type { CategoryReference } from '@jhola/shared/contracts/category.contract';
import type { Table } from 'dexie';
import type { ShopStore } from './db';
import type { CatalogueCopyRow, ProductRow } from './rows';

/** How far the copy of the catalogue is; `undefined` on a device that has none. */
export function copyOf(store: ShopStore): Promise<CatalogueCopyRow | undefined> {
  return store.catalogueCopy.get('copy');
}

/**
 * Takes one slice of changes into the store, all of it or nothing, and notes how far the copy is. What only a product's
 * own page knows (description, variants) stays.
 * @param since the revision the slices began at
 * @param now in milliseconds
 * @returns how far the copy is now
 */
export async function takeSlice(
  store: ShopStore,
  changes: CatalogueChanges,
  since: number,
  now: number,
): Promise<CatalogueCopyRow> {
  const { epoch, revision, reset, cursor, productCount } = changes;
  const began = reset ? 0 : since;
  const before = await copyOf(store);
  const copy: CatalogueCopyRow = {
    key: 'copy',
    epoch,
    since: cursor ? began : revision,
    cursor,
    productCount,
    whole: !cursor || (!reset && before?.whole === true),
    at: now,
  };
  const tables: Table[] = [store.products, store.categories, store.subcategories, store.catalogueCopy];
  // Pages write these too: they are held only when there is something to forget.
  if (reset) tables.push(store.lists, store.reviews);
  await store.transaction('rw', tables, async () => {
    if (reset) await Promise.all(tables.map((table) => table.clear()));
    await takeShelves(store, changes);
    await takeProducts(store, changes.products, now);
    await store.products.bulkDelete(changes.deleted.products);
    await store.catalogueCopy.put(copy);
  });
  return copy;
}

/** Categories and subcategories, and their new names wherever products and subcategories carry them. */
async function takeShelves(store: ShopStore, changes: CatalogueChanges): Promise<void> {
  const { categories, subcategories, deleted } = changes;
  const [categoriesBefore, subcategoriesBefore] = await Promise.all([
    store.categories.bulkGet(categories.map(({ _id }) => _id)),
    store.subcategories.bulkGet(subcategories.map(({ _id }) => _id)),
  ]);
  await store.categories.bulkPut(categories);
  await store.categories.bulkDelete(deleted.categories);
  await store.subcategories.bulkDelete(deleted.subcategories);
  await takeSubcategories(store, subcategories);

  const renamed = (before: readonly (CategoryReference | undefined)[], now: readonly CategoryReference[]) =>
    now.filter(({ name }, index) => before[index] !== undefined && before[index].name !== name);
  for (const { _id, name } of renamed(categoriesBefore, categories)) {
    const rename = (row: { category: CategoryReference[] }) => {
      row.category = withName(row.category, _id, name);
    };
    await store.products.where('categoryIds').equals(_id).modify(rename);
    await store.subcategories.where('categoryIds').equals(_id).modify(rename);
  }
  for (const { _id, name } of renamed(subcategoriesBefore, subcategories)) {
    await store.products
      .where('subCategoryIds')
      .equals(_id)
      .modify((row) => {
        row.subCategory = withName(row.subCategory, _id, name);
      });
  }
}

async function takeSubcategories(store: ShopStore, subcategories: readonly SyncedSubcategory[]) {
  if (subcategories.length === 0) return;
  const references = await referencesIn(store.categories);
  await store.subcategories.bulkPut(
    subcategories.map((row) => ({ ...row, category: named(row.categoryIds, references) })),
  );
}

async function takeProducts(store: ShopStore, products: readonly SyncedProduct[], now: number) {
  if (products.length === 0) return;
  const [categories, subcategories, known] = await Promise.all([
    referencesIn(store.categories),
    referencesIn(store.subcategories),
    store.products.bulkGet(products.map(({ _id }) => _id)),
  ]);
  await store.products.bulkPut(
    products.map(
      (product, index): ProductRow => ({
        ...known[index],
        ...product,
        category: named(product.categoryIds, categories),
        subCategory: named(product.subCategoryIds, subcategories),
        pulledAt: now,
      }),
    ),
  );
}

type References = ReadonlyMap<string, CategoryReference>;

async function referencesIn(table: { toArray(): PromiseLike<CategoryReference[]> }): Promise<References> {
  return new Map((await table.toArray()).map(({ _id, name }) => [_id, { _id, name }]));
}

/** The shelves of these ids; one that is gone is left out. */
const named = (ids: readonly string[], references: References): CategoryReference[] =>
  ids.flatMap((id) => references.get(id) ?? []);

const withName = (references: readonly CategoryReference[], id: string, name: string) =>
  references.map((reference) => (reference._id === id ? { _id: id, name } : reference));
