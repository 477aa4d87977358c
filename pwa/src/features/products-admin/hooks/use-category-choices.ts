import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useLive } from '../../../data/db/use-live';
import { useQuery } from '../../../data/queries/use-query';

const fetchCategories = async () =>
  (await import('../../../data/queries/fetch-categories')).fetchCategories();

/** Where a product can stand, by name. */
export interface CategoryChoices {
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
}

const none: CategoryChoices = { categories: [], subcategories: [] };

/** All categories and subcategories, asked for anew: some may have been made a moment ago. */
export function useCategoryChoices(): CategoryChoices {
  const known = useLive<CategoryChoices>(
    async (store) => ({
      categories: await store.categories.orderBy('name').toArray(),
      subcategories: await store.subcategories.orderBy('name').toArray(),
    }),
    [],
  );
  useQuery('categories-to-choose', fetchCategories);
  return known ?? none;
}
