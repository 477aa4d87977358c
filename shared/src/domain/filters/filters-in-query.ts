import { FILTER_LIMITS, SORT_ORDERS } from '../../contracts/product-filter-limits.js';
import type { ProductFilters } from '../../contracts/product-filters.contract.js';

/** No filter at all. */
export const NO_FILTERS: ProductFilters = { search: '', brands: [], packs: [], inStockOnly: false };

/** The parameters of an address, such as a URLSearchParams. */
interface AddressParameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** Digits of the largest limit of a price. */
const RUPEES = /^\d{1,7}$/;

/** A whole number of an address within limits; anything else is no limit. */
function numberIn(text: string | null, max: number, min = 0): number | undefined {
  const number = text && RUPEES.test(text) ? Number(text) : undefined;
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

/** What is chosen of a list, once each; more than can be chosen, or longer than any choice, is left out. */
function choicesIn(texts: readonly string[]): string[] {
  const chosen = texts.map((text) => text.trim().replace(/\s+/g, ' ').toLowerCase());
  const allowed = chosen.filter((text) => text !== '' && text.length <= FILTER_LIMITS.value);
  return [...new Set(allowed)].slice(0, FILTER_LIMITS.choices);
}

/** The filters that an address names (docs/product.md#listing-filters); what it does not know is left out. */
export function filtersInQuery(query: AddressParameters): ProductFilters {
  return {
    search: (query.get('search') ?? '').slice(0, FILTER_LIMITS.search),
    min: numberIn(query.get('min'), FILTER_LIMITS.rupees),
    max: numberIn(query.get('max'), FILTER_LIMITS.rupees),
    brands: choicesIn(query.getAll('brand')),
    packs: choicesIn(query.getAll('pack')),
    discount: numberIn(query.get('discount'), FILTER_LIMITS.discount, 1),
    rating: numberIn(query.get('rating'), FILTER_LIMITS.rating, 1),
    inStockOnly: query.get('inStock') === '1',
    sort: SORT_ORDERS.find((sort) => sort === query.get('sort')),
  };
}

/**
 * The parameters that name the filters in an address, so that a list can be shared and come back to; none without any. The same
 * filters have the same ones, in whatever order they were chosen.
 */
export function filterParameters(filters: ProductFilters): [name: string, value: string][] {
  const { search, min, max, brands, packs, discount, rating, inStockOnly, sort } = filters;
  const named: [string, string | number | undefined][] = [
    ['search', search],
    ['min', min],
    ['max', max],
    ...[...brands].sort().map((brand): [string, string] => ['brand', brand]),
    ...[...packs].sort().map((pack): [string, string] => ['pack', pack]),
    ['discount', discount],
    ['rating', rating],
    ['sort', sort],
    ['inStock', inStockOnly ? 1 : undefined],
  ];
  return named.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, `${value}`]]));
}

/** Equal for equal filters; '' without any. */
export const filtersKey = (filters: ProductFilters): string =>
  filterParameters(filters)
    .map((parameter) => JSON.stringify(parameter))
    .join();

/** Whether the limits of the price leave nothing between them. */
export function minIsAboveMax({ min, max }: ProductFilters): boolean {
  return min !== undefined && max !== undefined && min > max;
}
