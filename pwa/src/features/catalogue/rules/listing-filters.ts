import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { payableRupees } from './payable';

/** The orders of section 9. */
export const SORTS = ['lowToHigh', 'highToLow', 'newest', 'oldest'] as const;
export type Sort = (typeof SORTS)[number];

/** What a shopper narrows a listing down to; prices in rupees. */
export interface ListingFilters {
  readonly search: string;
  readonly min?: number;
  readonly max?: number;
  readonly sort?: Sort;
  readonly inStockOnly: boolean;
}

export const NO_FILTERS: ListingFilters = { search: '', inStockOnly: false };

/** By which number of a product each order goes, and whether the largest comes first. */
const orders: Record<Sort, readonly [(product: ProductSummary) => number, 1 | -1]> = {
  lowToHigh: [payableRupees, 1],
  highToLow: [payableRupees, -1],
  newest: [({ createdAt }) => Date.parse(createdAt), -1],
  oldest: [({ createdAt }) => Date.parse(createdAt), 1],
};

/**
 * The products that the filters let through, in their order (section 5, Listing filters). Prices are those the card
 * shows, after discount: a shopper who asks for at most ₹500 means what is to be paid.
 */
export function filterListing<P extends ProductSummary>(
  products: readonly P[],
  filters: ListingFilters,
): P[] {
  const wanted = filters.search.trim().toLowerCase();
  const fits = (product: P) => {
    const rupees = payableRupees(product);
    return (
      product.name.toLowerCase().includes(wanted) &&
      rupees >= (filters.min ?? 0) &&
      rupees <= (filters.max ?? Number.POSITIVE_INFINITY) &&
      (!filters.inStockOnly || product.inStock || product.stock > 0)
    );
  };
  const found = products.filter(fits);
  return filters.sort ? sorted(found, ...orders[filters.sort]) : found;
}

/** Reads each product's number once: sorting compares thousands of them some dozen times each. */
function sorted<P>(products: readonly P[], numberOf: (product: P) => number, sign: 1 | -1): P[] {
  return products
    .map((product) => ({ product, number: numberOf(product) }))
    .sort((one, other) => sign * (one.number - other.number))
    .map(({ product }) => product);
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
const MOST_DIGITS = 7;

/** Whole rupees, as they are typed: all but digits is passed over, and nothing typed is no limit. */
export function rupeesTyped(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, MOST_DIGITS);
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
    sort: SORTS.find((sort) => sort === query.get('sort')),
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
