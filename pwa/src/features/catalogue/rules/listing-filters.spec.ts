import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { SORT_ORDERS } from './listing-columns';
import {
  countFilters,
  filterListing,
  filtersInQuery,
  type ListingFilters,
  LONGEST_SEARCH,
  minIsAboveMax,
  NO_FILTERS,
  queryOfFilters,
  rupeesTyped,
} from './listing-filters';

const toor = aProduct({ name: 'Toor Dal', price: 180, discount: 50, createdAt: '2026-01-01T00:00:00.000Z' });
const moong = aProduct({ name: 'Moong Dal', price: 120, createdAt: '2026-03-01T00:00:00.000Z' });
const rajma = aProduct({
  name: 'Rajma',
  price: 150,
  stock: 0,
  inStock: false,
  createdAt: '2026-02-01T00:00:00.000Z',
});
const all = [toor, moong, rajma];

const names = (filters: Partial<ListingFilters>) =>
  filterListing(all, { ...NO_FILTERS, ...filters }).map(({ name }) => name);

describe('the filters of a listing', () => {
  it('let everything through in its own order when none is on', () => {
    expect(names({})).toEqual(['Toor Dal', 'Moong Dal', 'Rajma']);
  });

  it('find the search text anywhere in the name, whatever its case', () => {
    expect(names({ search: ' dAL ' })).toEqual(['Toor Dal', 'Moong Dal']);
  });

  it('compare minimum and maximum with what is to be paid, both ends included', () => {
    expect(names({ min: 90, max: 120 })).toEqual(['Toor Dal', 'Moong Dal']);
    expect(names({ min: 91 })).toEqual(['Moong Dal', 'Rajma']);
    expect(names({ max: 119 })).toEqual(['Toor Dal']);
  });

  it('leave out what is not in stock', () => {
    expect(names({ inStockOnly: true })).toEqual(['Toor Dal', 'Moong Dal']);
  });

  it.each([
    ['lowToHigh', ['Toor Dal', 'Moong Dal', 'Rajma']],
    ['highToLow', ['Rajma', 'Moong Dal', 'Toor Dal']],
    ['newest', ['Moong Dal', 'Rajma', 'Toor Dal']],
    ['oldest', ['Toor Dal', 'Rajma', 'Moong Dal']],
  ] as const)('sort %s', (sort, expected) => {
    expect(names({ sort })).toEqual(expected);
  });

  it('leave the given products as they are', () => {
    names({ sort: 'highToLow' });
    expect(all.map(({ name }) => name)).toEqual(['Toor Dal', 'Moong Dal', 'Rajma']);
  });
});

describe('filters in the address', () => {
  it('are found again in it', () => {
    const filters: ListingFilters = {
      search: 'dal & rice',
      min: 10,
      max: 500,
      sort: 'newest',
      inStockOnly: true,
    };
    expect(filtersInQuery(new URLSearchParams(queryOfFilters(filters)))).toEqual(filters);
  });

  it('leave no trace when none is on', () => {
    expect(queryOfFilters(NO_FILTERS)).toBe('');
  });

  it.each([
    'min=cheap&max=-4&sort=prettiest&inStock=maybe',
    'min=Infinity&max=1e9&sort=&inStock=',
    'min=0x10&max=12345678&sort=newest%20',
    'min=%20&max=9.5',
  ])('ignore what they do not know: %s', (query) => {
    expect(filtersInQuery(new URLSearchParams(query))).toEqual(NO_FILTERS);
  });

  it('look at the beginning of an endless text only', () => {
    const query = new URLSearchParams({ search: 'x'.repeat(5000) });
    expect(filtersInQuery(query).search).toHaveLength(LONGEST_SEARCH);
  });

  it('are found again, whatever they are', () => {
    const anyFilters = fc.record(
      {
        search: fc.string({ maxLength: LONGEST_SEARCH }),
        min: fc.nat(9_999_999),
        max: fc.nat(9_999_999),
        sort: fc.constantFrom(...SORT_ORDERS),
        inStockOnly: fc.boolean(),
      },
      { requiredKeys: ['search', 'inStockOnly'] },
    );
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersInQuery(new URLSearchParams(queryOfFilters(filters)))).toEqual(filters);
      }),
    );
  });

  it('are counted without the search text, which has its own field on the screen', () => {
    expect(countFilters({ search: 'dal', min: 0, sort: 'newest', inStockOnly: true })).toBe(3);
  });
});

describe('limits of the price', () => {
  it('are whole rupees, whatever else is typed', () => {
    expect(rupeesTyped('₹ 1,299')).toBe(1299);
    expect(rupeesTyped('0')).toBe(0);
    expect(rupeesTyped('about')).toBeUndefined();
    expect(rupeesTyped('123456789')).toBe(1234567);
  });

  it('let nothing through exactly when the minimum is above the maximum', () => {
    expect(minIsAboveMax({ ...NO_FILTERS, min: 5 })).toBe(false);
    expect(minIsAboveMax({ ...NO_FILTERS, max: 5 })).toBe(false);
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (min, max) => {
        const filters = { ...NO_FILTERS, min, max };
        const allProducts = Array.from({ length: 11 }, (_, step) => aProduct({ price: step * 100 }));
        const found = filterListing(allProducts, filters).map(({ price }) => price);
        expect(found).toEqual(
          allProducts.map(({ price }) => price).filter((price) => price >= min && price <= max),
        );
        expect(minIsAboveMax(filters)).toBe(min > max);
      }),
    );
  });
});

it('finds in a list what it finds in another of the same products, whatever was asked before', () => {
  const list = [...all];
  for (const sort of [...SORT_ORDERS, undefined, ...SORT_ORDERS])
    for (const search of ['dal', '', 'moong'])
      expect(filterListing(list, { ...NO_FILTERS, sort, search })).toEqual(
        filterListing([...all], { ...NO_FILTERS, sort, search }),
      );
});

it('gives the very list where nothing is filtered', () => {
  expect(filterListing(all, NO_FILTERS)).toBe(all);
});
