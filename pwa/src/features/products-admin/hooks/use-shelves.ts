import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useLive } from '../../../data/db/use-live';
import { useQuery } from '../../../data/queries/use-query';

const fetchCategories = async () =>
  (await import('../../../data/queries/fetch-categories')).fetchCategories();

/** Where a product can stand, by name. */
export interface CategoryChecks {
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
}

const none: CategoryChecks = { categories: [], subcategories: [] };

/** All categories and subcategories, asked for anew: some may have been made a moment ago. */
export function useShelves(): CategoryChecks {
  const known = useLive<CategoryChecks>(
    async (store) => ({
      categories: await store.categories.orderBy('name').toArray(),
      subcategories: await store.subcategories.orderBy('name').toArray(),
    }),
    [],
  );
  useQuery('shelves-to-choose', fetchCategories);
  return known ?? none;
}
