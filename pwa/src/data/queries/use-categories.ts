import type { Category } from '@jhola/shared/contracts/category.contract';
import type { Subcategory } from '@jhola/shared/contracts/subcategory.contract';
import { knownCategories } from '../db/categories';
import { useFirstData, useStoredPage } from '../db/first-data';
import { useLive } from '../db/use-live';
import { useQuery } from './use-query';

const fetchCategories = async () => (await import('./fetch-categories')).fetchCategories();

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

/**
 * The catalogue's categories as the device knows them. Sync brings them up to date at each start: a page asks only when
 * the device knows none.
 * @param options.fresh asks whenever the page opens, for who changes them: some may have been made a moment ago
 */
export function useCategories({ fresh = false } = {}): Categories {
  const stored = useStoredPage();
  const first = useFirstData() ?? stored;
  const known = useLive<Pick<Categories, 'categories' | 'subcategories'>>(knownCategories, [], first);
  const empty = !known || known.categories.length === 0;
  const { state, answer, refetch } = useQuery(
    fresh || (known && empty) ? 'categories' : undefined,
    fetchCategories,
  );
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
