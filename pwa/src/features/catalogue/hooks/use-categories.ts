import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { useFirstData } from '../../../data/db/first-data';
import { useLive } from '../../../data/db/use-live';
import { useQuery } from '../../../data/queries/use-query';

const fetchCategories = async () =>
  (await import('../../../data/queries/fetch-categories')).fetchCategories();

/** All categories and subcategories, sorted by name (docs/product.md#entities). */
export interface Categories {
  readonly categories: readonly Category[];
  readonly subcategories: readonly Subcategory[];
  /** Nothing is known and nothing can be asked. */
  readonly failed: boolean;
  /** Nothing is known yet. */
  readonly loading: boolean;
  /** The shop was asked, and has none (yet). */
  readonly none: boolean;
  readonly refetch: () => void;
}

/** The catalogue's categories as the device knows them, brought up to date in the background. */
export function useCategories(): Categories {
  const first = useFirstData();
  const known = useLive<Pick<Categories, 'categories' | 'subcategories'>>(
    async (store) => ({
      categories: await store.categories.orderBy('name').toArray(),
      subcategories: await store.subcategories.orderBy('name').toArray(),
    }),
    [],
    first,
  );
  const empty = !known || known.categories.length === 0;
  // Sync fetches them at each start; a page asks only when the device knows none.
  const { state, answer, refetch } = useQuery(known && empty ? 'categories' : undefined, fetchCategories);
  // What was brought shows in the store a moment later: only an answer without any says that there are none.
  const none = Boolean(known) && empty && state === 'done' && !answer;
  return {
    categories: known?.categories ?? [],
    subcategories: known?.subcategories ?? [],
    loading: empty && !none && !(known && state === 'failed'),
    none,
    failed: Boolean(known) && empty && state === 'failed',
    refetch,
  };
}
