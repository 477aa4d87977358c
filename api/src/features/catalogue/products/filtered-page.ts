import type { ProductFacets, ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { filterProducts } from '@jhola/shared/domain/filters/filter-products';
import type { FilterableProduct } from '@jhola/shared/domain/filters/filterable-product';
import { filtersKey } from '@jhola/shared/domain/filters/filters-in-query';
import { sortProducts } from '@jhola/shared/domain/filters/sort-products';

/** Which part of a filtered list is asked for, and whether with what can be chosen. */
interface AskedPage {
  readonly page: number;
  readonly limit: number;
  readonly facets?: boolean | undefined;
}

/** A page of a filtered list. */
export interface FilteredPage {
  readonly ids: string[];
  /** How many products the filters leave. */
  readonly totalCount: number;
  /** Only where it is asked for. */
  readonly facets?: ProductFacets;
}

/**
 * A page of what filters leave of a list.
 * @param products the whole list, in its own order
 */
export function filteredPage(
  products: readonly FilterableProduct[],
  filters: ProductFilters,
  { page, limit, facets: withFacets }: AskedPage,
): FilteredPage {
  const filtered = filterProducts(products, filters);
  const { kept } = filtered;
  const shown = sortProducts(products, kept, filters.sort, page * limit).slice((page - 1) * limit);
  return {
    ids: shown.flatMap((at) => products[at]?._id ?? []),
    totalCount: kept.length,
    ...(withFacets && { facets: filtered.facets }),
  };
}

/** Equal for equal pages of equally filtered lists. */
export const keyOfPage = (filters: ProductFilters, { page, limit, facets = false }: AskedPage): string =>
  `${limit}/${page}/${facets}/${filtersKey(filters)}`;
