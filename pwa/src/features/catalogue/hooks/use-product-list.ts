import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { afterFirstInteraction } from '#data/db/after-first-interaction.ts';
import { listNames } from '#data/db/list-names.ts';
import { type CatalogueSection, otherCategories, related } from '#data/db/listings.ts';
import { knownList } from '#data/db/products.ts';
import { type ListQuery, useListQuery } from './use-list-query';

/** A list of products below a product. */
export interface ProductList {
  /** `undefined` while nothing is known. */
  readonly products?: readonly ProductSummary[];
  readonly failed: boolean;
}

/** You May Also Like; nothing is asked for without a section. */
export function useRelatedProducts(section: CatalogueSection | undefined): ProductList {
  return listOf(
    useListQuery(
      section && listNames.related(section.productId),
      async (store) => (section ? related(store, section) : []),
      async () => {
        if (section) await (await import('#data/queries/fetch-related.ts')).fetchRelated(section);
      },
    ),
  );
}

/** Explore Other Categories; nothing is asked for without a category. */
export function useOtherCategoryProducts(categoryId: string | undefined): ProductList {
  return listOf(
    useListQuery(
      categoryId && listNames.otherCategories(categoryId),
      async (store) => (categoryId ? otherCategories(store, categoryId) : []),
      async () => {
        const { fetchOtherCategories } = await import('#data/queries/fetch-related.ts');
        if (categoryId) await fetchOtherCategories(categoryId);
      },
    ),
  );
}

/**
 * Frequently bought together, as the server last answered: orders are nothing that a device has.
 * @param near whether its place is on the screen or close to it; before that nothing is asked for
 */
export function useBoughtTogether(productId: string, near: boolean): ProductList {
  const name = listNames.boughtTogether(productId);
  return listOf(
    useListQuery(
      near ? name : undefined,
      async (store) => (await knownList(store, name))?.products ?? [],
      async () => {
        await afterFirstInteraction();
        const { fetchBoughtTogether } = await import('#data/queries/fetch-related.ts');
        await fetchBoughtTogether(productId);
      },
    ),
  );
}

/**
 * The best offers, as the server last answered: the copy of the catalogue is not sorted by what is reduced.
 * @param near whether their row is on the screen or close to it; before that nothing is asked for
 */
export function useOffers(near: boolean): ProductList {
  return listOf(
    useListQuery(
      near ? listNames.offers : undefined,
      async (store) => (await knownList(store, listNames.offers))?.products ?? [],
      async () => (await import('#data/queries/fetch-offers.ts')).fetchOffers(),
    ),
  );
}

const listOf = ({ known, failed }: ListQuery): ProductList => ({
  products: known?.products,
  failed,
});
