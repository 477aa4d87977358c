import { useLive } from '../../../data/db/use-live';
import { useQuery } from '../../../data/queries/use-query';

const fetchCategories = async () =>
  (await import('../../../data/queries/fetch-categories')).fetchCategories();

/** A category or subcategory as it is chosen. */
interface ShelfToChoose {
  readonly _id: string;
  readonly name: string;
}

/** Where products can be moved to, by name. */
export interface BulkShelves {
  readonly categories: readonly ShelfToChoose[];
  /** Those of the category that is chosen; all of them where none is. */
  readonly subcategories: readonly ShelfToChoose[];
}

/**
 * The categories and subcategories to choose from.
 * @param category the id of the chosen category, or empty
 */
export function useBulkShelves(category: string): BulkShelves {
  const known = useLive<BulkShelves>(
    async (store) => ({
      categories: await store.categories.orderBy('name').toArray(),
      subcategories: (await store.subcategories.orderBy('name').toArray()).filter(
        (one) => !category || one.category.some(({ _id }) => _id === category),
      ),
    }),
    [category],
  );
  useQuery('shelves-to-choose', fetchCategories);
  return known ?? { categories: [], subcategories: [] };
}
