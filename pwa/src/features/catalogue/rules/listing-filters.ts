import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import type { ProductFacets, ProductFilters } from '@jhola/shared/contracts/product-filters.contract';
import { filterProducts } from '@jhola/shared/domain/filters/filter-products';
import { type FilterableProduct, filterableProduct } from '@jhola/shared/domain/filters/filterable-product';
import { filterParameters } from '@jhola/shared/domain/filters/filters-in-query';
import { sortProducts } from '@jhola/shared/domain/filters/sort-products';

/** What filters leave of a listing, and what else can be chosen. */
export interface FilteredListing<P> {
  /** How many products are left. */
  readonly count: number;
  /** The first of them; `max` at most. */
  readonly first: (max: number) => readonly P[];
  /** Counted when they are asked for. */
  readonly facets: ProductFacets;
}

const filterable = new WeakMap<readonly ProductSummary[], readonly FilterableProduct[]>();

/** What is read of a listing's products is kept with the list, so that the next change of the filters costs little. */
function filterableOf(products: readonly ProductSummary[]): readonly FilterableProduct[] {
  const known = filterable.get(products) ?? products.map(filterableProduct);
  filterable.set(products, known);
  return known;
}

/**
 * The products that the filters leave, in their order, and what else can be chosen (docs/product.md#listing-filters), as the
 * server answers it.
 * @param products must not be changed afterwards
 */
export function filterListing<P extends ProductSummary>(
  products: readonly P[],
  filters: ProductFilters,
): FilteredListing<P> {
  const read = filterableOf(products);
  const filtered = filterProducts(read, filters);
  const { kept } = filtered;
  return {
    count: kept.length,
    first: (max) => sortProducts(read, kept, filters.sort, max).flatMap((at) => products[at] ?? []),
    get facets() {
      return filtered.facets;
    },
  };
}

/** The query string that names the filters; '' without any. */
export const queryOfFilters = (filters: ProductFilters): string =>
  new URLSearchParams(filterParameters(filters)).toString();

/** How many filters are on, each brand and each pack counted, for the button that opens them on a phone. */
export function countFilters({ search: _, ...filters }: ProductFilters): number {
  return filterParameters({ search: '', ...filters }).length;
}

const MAX_DIGITS = 7;

/** Whole rupees, as they are typed: all but digits is passed over, and nothing typed is no limit. */
export function rupeesTyped(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return digits === '' ? undefined : Number(digits);
}
