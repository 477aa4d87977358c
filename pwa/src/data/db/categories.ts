import type { Category } from '@jhola/shared/contracts/category.contract';
import type { ShopStore } from './db';
import type { SubcategoryRow } from './rows';

/** All categories and subcategories that this device knows, sorted by name. */
export async function knownCategories(
  store: ShopStore,
): Promise<{ readonly categories: Category[]; readonly subcategories: SubcategoryRow[] }> {
  const [categories, subcategories] = await Promise.all([
    store.categories.orderBy('name').toArray(),
    store.subcategories.orderBy('name').toArray(),
  ]);
  return { categories, subcategories };
}
