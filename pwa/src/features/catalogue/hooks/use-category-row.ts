import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { listNames } from '../../../store/list-names';
import { knownList } from '../../../store/products';
import { useLive } from '../../../store/use-live';
import { usePull } from '../../../sync/use-pull';

/** A home row's products. */
export interface CategoryRowProducts {
  /** `undefined` while nothing is known. */
  readonly products?: readonly ProductSummary[];
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * The products of a category's row on the home page: one call a row.
 * @param near whether the row is on the screen or close to it; far ones ask for nothing
 */
export function useCategoryRow(categoryId: string, near: boolean): CategoryRowProducts {
  const name = listNames.home(categoryId);
  const known = useLive(async (store) => (near ? knownList(store, name) : undefined), [name, near]);
  const { state, again } = usePull(near ? name : undefined, async () =>
    (await import('../../../sync/pulls/pull-category-row')).pullCategoryRow(categoryId),
  );
  return { products: known?.products, failed: !known && state === 'failed', again };
}
