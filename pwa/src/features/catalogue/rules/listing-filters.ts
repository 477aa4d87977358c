import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { columnsOf, SORT_ORDERS, type Sort } from './listing-columns';

/** What a shopper narrows a listing down to; prices in rupees. */
export interface ListingFilters {
  readonly search: string;
  readonly min?: number;
  readonly max?: number;
  readonly sort?: Sort;
  readonly inStockOnly: boolean;
}

export const NO_FILTERS: ListingFilters = { search: '', inStockOnly: false };

/**
 * The products that the filters let through, in their order (docs/product.md#listing-filters). Prices are those the
 * card shows, after discount: a shopper who asks for at most ₹500 means what is to be paid. What is read of the
 * products is kept with the list, so that the next change of the filters costs little also among thousands.
 * @param products must not be changed afterwards
 */
export function filterListing<P extends ProductSummary>(
  products: readonly P[],
  filters: ListingFilters,
): readonly P[] {
  if (queryOfFilters(filters) === '') return products;
  const columns = columnsOf(products);
  const wanted = filters.search.trim().toLowerCase();
  const [min, max] = [filters.min ?? 0, filters.max ?? Number.POSITIVE_INFINITY];
  const fits = (index: number) => {
    const rupees = columns.rupees[index] ?? 0;
    return (
      rupees >= min &&
      rupees <= max &&
      (!filters.inStockOnly || columns.inStock[index] === true) &&
      (wanted === '' || columns.names[index]?.includes(wanted) === true)
    );
  };
  return columns
    .inOrder(filters.sort)
    .filter(fits)
    .flatMap((index) => products[index] ?? []);
}
/** How many filters are on, for the button that opens them on a phone. */
export function countFilters({ min, max, sort, inStockOnly }: ListingFilters): number {
  return [min !== undefined, max !== undefined, sort !== undefined, inStockOnly].filter(Boolean).length;
}

/** Whether the limits of the price leave nothing between them. */
export function minIsAboveMax({ min, max }: ListingFilters): boolean {
  return min !== undefined && max !== undefined && min > max;
}

/** The longest text that is looked for in names, in characters. */
export const LONGEST_SEARCH = 100;
const MAX_DIGITS = 7;

/** Whole rupees, as they are typed: all but digits is passed over, and nothing typed is no limit. */
export function rupeesTyped(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
  return digits === '' ? undefined : Number(digits);
}

/** Whole rupees in an address; anything else is no limit. */
const rupeesIn = (text: string | null) => (text && /^\d{1,7}$/.test(text) ? Number(text) : undefined);

/** The filters that an address names; what it does not know is left out. */
export function filtersInQuery(query: URLSearchParams): ListingFilters {
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST_SEARCH),
    min: rupeesIn(query.get('min')),
    max: rupeesIn(query.get('max')),
    sort: SORT_ORDERS.find((sort) => sort === query.get('sort')),
    inStockOnly: query.get('inStock') === '1',
  };
}

/** The query string that names the filters, so that a listing can be shared and come back to; '' without any. */
export function queryOfFilters({ search, min, max, sort, inStockOnly }: ListingFilters): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (min !== undefined) query.set('min', String(min));
  if (max !== undefined) query.set('max', String(max));
  if (sort) query.set('sort', sort);
  if (inStockOnly) query.set('inStock', '1');
  return query.toString();
}
