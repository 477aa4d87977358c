import { useLive } from '../../../data/db/use-live';
import { useQuery } from '../../../data/queries/use-query';

const fetchCategories = async () =>
  (await import('../../../data/queries/fetch-categories')).fetchCategories();

/** A category or subcategory as it is chosen. */
interface CategoryOption {
  readonly _id: string;
  readonly name: string;
}

/** Where products can be moved to, by name. */
export interface BulkCategories {
  readonly categories: readonly CategoryOption[];
  /** Those of the category that is chosen; all of them where none is. */
  readonly subcategories: readonly CategoryOption[];
}

/**
 * The categories and subcategories to choose from.
 * @param category the id of the chosen category, or empty
 */
export function useBulkCategories(category: string): BulkCategories {
  const known = useLive<BulkCategories>(
    async (store) => ({
      categories: await store.categories.orderBy('name').toArray(),
      subcategories: (await store.subcategories.orderBy('name').toArray()).filter(
        (one) => !category || one.category.some(({ _id }) => _id === category),
      ),
    }),
    [category],
  );
  useQuery('categories-to-choose', fetchCategories);
  return known ?? { categories: [], subcategories: [] };
}
