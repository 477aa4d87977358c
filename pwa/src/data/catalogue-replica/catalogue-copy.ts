import type {
  CatalogueChanges,
  SyncedProduct,
  SyncedSubcategory,
} from '@jhola/shared/contracts/catalogue-sync.contract';
import type { CategoryReference } from '@jhola/shared/contracts/category.contract';
import type { Table } from 'dexie';
import type { ShopStore } from '../db/db';
import { productRow } from '../db/products';
import type { CatalogueCopyRow, ProductRow } from '../db/rows';

/** How far the copy of the catalogue is; `undefined` on a device that has none. */
export function copyOf(store: ShopStore): Promise<CatalogueCopyRow | undefined> {
  return store.catalogueCopy.get('copy');
}

/** How much of a catalogue a device copies at most. */
export interface CopyBudget {
  readonly products: number;
  /** Of the products as JSON; what the browser makes of them on its disk is of the same order. */
  readonly bytes: number;
}

/**
 * Cards of everything up to 20,000 products (a card is some 700 bytes of JSON): beyond that a phone keeps what it has, and
 * what it sees.
 */
export const COPY_BUDGET: CopyBudget = { products: 20_000, bytes: 40_000_000 };

/**
 * Restarts a copy that the budget cut short, once the whole catalogue fits: the budget has grown since, or the catalogue
 * has shrunk. The products that are here stay.
 * @returns the state of the copy: at its beginning, or unchanged
 */
export async function restartIfItFits(
  store: ShopStore,
  copy: CatalogueCopyRow,
  budget: CopyBudget = COPY_BUDGET,
): Promise<CatalogueCopyRow> {
  const begun = copy.cursor !== null || copy.again !== undefined;
  if (copy.whole || begun || !fits(copy, await store.products.count(), budget)) return copy;
  const anew: CatalogueCopyRow = { ...copy, since: 0, again: copy.since };
  await store.catalogueCopy.put(anew);
  return anew;
}

/**
 * Whether the whole catalogue is likely to fit, and more likely than at the last attempt: a failed attempt is not repeated
 * under the same conditions.
 * @param held how many products are here
 */
function fits({ productCount, bytes, cut }: CatalogueCopyRow, held: number, budget: CopyBudget): boolean {
  const roomier =
    !cut || budget.products > cut.products || budget.bytes > cut.bytes || productCount < cut.productCount;
  const expected = held === 0 ? 0 : (bytes / held) * productCount;
  return roomier && productCount <= budget.products && expected <= budget.bytes;
}

/**
 * Writes one slice of changes into the store in one transaction, with the state of the copy. What only a product's
 * own page knows (description, variants) stays, and counts as stale once the product has changed. Where the budget is
 * used up new products are left out: a first copy ends there, and changes of known products are still applied.
 * @param since the revision the slices began at
 * @param now in milliseconds
 * @returns how far the copy is now
 */
export async function takeSlice(
  store: ShopStore,
  changes: CatalogueChanges,
  since: number,
  now: number,
  budget: CopyBudget = COPY_BUDGET,
): Promise<CatalogueCopyRow> {
  const { epoch, revision, reset, productCount } = changes;
  const began = reset ? 0 : since;
  const tables: Table[] = [store.products, store.categories, store.subcategories, store.catalogueCopy];
  // Pages write these tables too: they are locked only when something is to be deleted.
  if (reset) tables.push(store.lists, store.reviews, store.questions);
  return store.transaction('rw', tables, async () => {
    const before = reset ? undefined : await copyOf(store);
    if (reset) await Promise.all(tables.map((table) => table.clear()));
    await writeCategories(store, changes);
    const left = await forgetProducts(store, changes.deleted.products, before?.bytes ?? 0);
    const known = await knownAmong(store, changes.products);
    const room = budget.products - (await store.products.count());
    const { taken, bytes } = withinBudget(changes.products, known, left, { ...budget, products: room });
    await takeProducts(store, taken, known, began > 0, now);

    const someLeftOut = taken.length < changes.products.length;
    const cursor = began === 0 && someLeftOut ? null : changes.cursor;
    const copy: CatalogueCopyRow = {
      key: 'copy',
      epoch,
      // deletions are sent to who asks from a revision, not to who starts from the beginning
      since: cursor ? began : (before?.again ?? revision),
      cursor,
      productCount,
      whole: !someLeftOut && (before?.whole === true || (began === 0 && !cursor)),
      bytes,
      at: now,
      cut: someLeftOut ? { products: budget.products, bytes: budget.bytes, productCount } : before?.cut,
      again: cursor ? before?.again : undefined,
    };
    await store.catalogueCopy.put(copy);
    return copy;
  });
}

/**
 * Forgets products that are gone.
 * @param bytes what the copy came to
 * @returns what it comes to without them, about: one product counts as much as another
 */
async function forgetProducts(store: ShopStore, ids: readonly string[], bytes: number): Promise<number> {
  if (ids.length === 0) return bytes;
  const before = await store.products.count();
  await store.products.bulkDelete([...ids]);
  return before === 0 ? 0 : Math.round((bytes * (await store.products.count())) / before);
}

type Known = ReadonlyMap<string, ProductRow>;

async function knownAmong(store: ShopStore, products: readonly SyncedProduct[]): Promise<Known> {
  const rows = await store.products.bulkGet(products.map(({ _id }) => _id));
  return new Map(rows.flatMap((row) => (row ? [[row._id, row]] : [])));
}

/**
 * The part of a slice that fits the budget: products that are known already, and new ones while there is room.
 * @param bytes what the copy comes to without it
 * @param budget how many more products there may be, and how many bytes in all
 */
function withinBudget(
  products: readonly SyncedProduct[],
  known: Known,
  bytes: number,
  budget: CopyBudget,
): { readonly taken: readonly SyncedProduct[]; readonly bytes: number } {
  let room = budget.products;
  let size = bytes;
  const taken = products.filter((product) => {
    if (known.has(product._id)) return true;
    const own = JSON.stringify(product).length;
    if (room <= 0 || size + own > budget.bytes) return false;
    room -= 1;
    size += own;
    return true;
  });
  return { taken, bytes: size };
}

/** Categories and subcategories, and their new names wherever products and subcategories carry them. */
async function writeCategories(store: ShopStore, changes: CatalogueChanges): Promise<void> {
  const { categories, subcategories, deleted } = changes;
  const [categoriesBefore, subcategoriesBefore] = await Promise.all([
    store.categories.bulkGet(categories.map(({ _id }) => _id)),
    store.subcategories.bulkGet(subcategories.map(({ _id }) => _id)),
  ]);
  await store.categories.bulkPut(categories);
  await store.categories.bulkDelete(deleted.categories);
  await store.subcategories.bulkDelete(deleted.subcategories);
  await writeSubcategories(store, subcategories);

  const renamed = (before: readonly (CategoryReference | undefined)[], now: readonly CategoryReference[]) =>
    now.filter((row, index) => before[index] !== undefined && !sameNames(before[index], row));
  for (const category of renamed(categoriesBefore, categories)) {
    const { _id } = category;
    const rename = (row: { category: CategoryReference[] }) => {
      row.category = withNames(row.category, category);
    };
    await store.products.where('shelves').startsWith(_id).modify(rename);
    await store.subcategories.where('categoryIds').equals(_id).modify(rename);
  }
  for (const subcategory of renamed(subcategoriesBefore, subcategories)) {
    await store.products
      .where('shelves')
      .startsWith(subcategory._id)
      .modify((row) => {
        row.subCategory = withNames(row.subCategory, subcategory);
      });
  }
}

async function writeSubcategories(store: ShopStore, subcategories: readonly SyncedSubcategory[]) {
  if (subcategories.length === 0) return;
  const references = await referencesIn(store.categories);
  await store.subcategories.bulkPut(
    subcategories.map((row) => ({ ...row, category: named(row.categoryIds, references) })),
  );
}

/** @param changed whether they come because the shop has changed them */
async function takeProducts(
  store: ShopStore,
  products: readonly SyncedProduct[],
  known: Known,
  changed: boolean,
  now: number,
) {
  if (products.length === 0) return;
  const [categories, subcategories] = await Promise.all([
    referencesIn(store.categories),
    referencesIn(store.subcategories),
  ]);
  await store.products.bulkPut(
    products.map(({ categoryIds, subCategoryIds, ...card }): ProductRow => {
      const before = known.get(card._id);
      const fetched = {
        ...card,
        category: named(categoryIds, categories),
        subCategory: named(subCategoryIds, subcategories),
      };
      const row = productRow(before, fetched, now, { categoryIds, subCategoryIds });
      return changed && before?.description !== undefined ? { ...row, extrasStale: true } : row;
    }),
  );
}

type References = ReadonlyMap<string, CategoryReference>;

async function referencesIn(table: { toArray(): PromiseLike<CategoryReference[]> }): Promise<References> {
  return new Map((await table.toArray()).map((row) => [row._id, reference(row)]));
}

/** The categories of these ids; a deleted one is left out. */
const named = (ids: readonly string[], references: References): CategoryReference[] =>
  ids.flatMap((id) => references.get(id) ?? []);

const withNames = (references: readonly CategoryReference[], renamed: CategoryReference) =>
  references.map((one) => (one._id === renamed._id ? reference(renamed) : one));

const reference = ({ _id, name, nameHindi }: CategoryReference): CategoryReference => ({
  _id,
  name,
  ...(nameHindi && { nameHindi }),
});

const sameNames = (one: CategoryReference, other: CategoryReference): boolean =>
  one.name === other.name && one.nameHindi === other.nameHindi;
