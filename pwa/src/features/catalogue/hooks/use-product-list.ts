import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { listNames } from '../../../data/db/list-names';
import { otherCategories, type ProductPlace, related } from '../../../data/db/listings';
import { type ShelfOnPage, useShelf } from './use-shelf';

/** A list of products below a product. */
export interface ProductList {
  /** `undefined` while nothing is known. */
  readonly products?: readonly ProductSummary[];
  readonly failed: boolean;
}

/** You May Also Like; nothing is asked for without a place. */
export function useRelatedProducts(place: ProductPlace | undefined): ProductList {
  return listOf(
    useShelf(
      place && listNames.related(place.productId),
      async (store) => (place ? related(store, place) : []),
      async () => {
        if (place) await (await import('../../../data/queries/fetch-related')).fetchRelated(place);
      },
    ),
  );
}

/** Explore Other Categories; nothing is asked for without a category. */
export function useOtherCategoryProducts(categoryId: string | undefined): ProductList {
  return listOf(
    useShelf(
      categoryId && listNames.otherCategories(categoryId),
      async (store) => (categoryId ? otherCategories(store, categoryId) : []),
      async () => {
        const { fetchOtherCategories } = await import('../../../data/queries/fetch-related');
        if (categoryId) await fetchOtherCategories(categoryId);
      },
    ),
  );
}

const listOf = ({ known, failed }: ShelfOnPage): ProductList => ({
  products: known?.products,
  failed,
});
