import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useStored } from '../../../data/db/use-stored';
import { useQuery } from '../../../data/queries/use-query';

const fetchCategories = async () =>
  (await import('../../../data/queries/fetch-categories')).fetchCategories();

/** All categories and subcategories by name, for who changes them. */
export interface CategoryAdmin {
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
  /** Nothing is known yet and the server is being asked. */
  readonly loading: boolean;
  /** Nothing is known and the server cannot be asked. */
  readonly failed: boolean;
  readonly refetch: () => void;
}

/** The catalogue's categories as the device knows them, asked for anew when the page opens. */
export function useCategoryAdmin(): CategoryAdmin {
  const known = useStored(async (store) => ({
    categories: await store.categories.orderBy('name').toArray(),
    subcategories: await store.subcategories.orderBy('name').toArray(),
  }));
  const { state, refetch } = useQuery('categories', fetchCategories);
  const empty = !known || known.categories.length === 0;
  return {
    categories: known?.categories ?? [],
    subcategories: known?.subcategories ?? [],
    loading: !known || (empty && state === 'fetching'),
    failed: known !== undefined && empty && state === 'failed',
    refetch,
  };
}
