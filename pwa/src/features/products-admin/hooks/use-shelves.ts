import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useLive } from '../../../store/use-live';
import { usePull } from '../../../sync/use-pull';

const pullCategories = async () => (await import('../../../sync/pulls/pull-categories')).pullCategories();

/** Where a product can stand, by name. */
export interface Shelves {
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
}

const none: Shelves = { categories: [], subcategories: [] };

/** All categories and subcategories, asked for anew: some may have been made a moment ago. */
export function useShelves(): Shelves {
  const known = useLive<Shelves>(
    async (store) => ({
      categories: await store.categories.orderBy('name').toArray(),
      subcategories: await store.subcategories.orderBy('name').toArray(),
    }),
    [],
  );
  usePull('shelves-to-choose', pullCategories);
  return known ?? none;
}
