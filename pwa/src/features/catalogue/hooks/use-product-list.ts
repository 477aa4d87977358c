import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { listNames } from '../../../store/list-names';
import { knownList } from '../../../store/products';
import { useLive } from '../../../store/use-live';
import type { ProductPlace } from '../../../sync/pulls/pull-related';
import { usePull } from '../../../sync/use-pull';

/** A list of products below a product. */
export interface ProductList {
  /** `undefined` while nothing is known. */
  readonly products?: readonly ProductSummary[];
  readonly failed: boolean;
}

/** You May Also Like; nothing is asked for without a place. */
export function useRelatedProducts(place: ProductPlace | undefined): ProductList {
  const name = place && listNames.related(place.productId);
  return useNamedList(name, async () => {
    if (place) await (await import('../../../sync/pulls/pull-related')).pullRelated(place);
  });
}

/** Explore Other Categories; nothing is asked for without a category. */
export function useOtherCategoryProducts(categoryId: string | undefined): ProductList {
  const name = categoryId && listNames.otherCategories(categoryId);
  return useNamedList(name, async () => {
    const { pullOtherCategories } = await import('../../../sync/pulls/pull-related');
    if (categoryId) await pullOtherCategories(categoryId);
  });
}

function useNamedList(name: string | undefined, run: () => Promise<void>): ProductList {
  const known = useLive(async (store) => (name ? knownList(store, name) : undefined), [name]);
  const { state } = usePull(name, run);
  return { products: known?.products, failed: !known && state === 'failed' };
}
