import { SORT_ORDERS } from '@jhola/shared/contracts/product-filter-limits';
import { minIsAboveMax, NO_FILTERS } from '@jhola/shared/domain/filters/filters-in-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { countFilters, filterListing, queryOfFilters, rupeesTyped } from './listing-filters';

const toor = aProduct({ name: 'Toor Dal', price: 180, discount: 50, createdAt: '2026-01-01T00:00:00.000Z' });
const moong = aProduct({ name: 'Moong Dal', price: 120, createdAt: '2026-03-01T00:00:00.000Z' });
const rajma = aProduct({ name: 'Rajma', price: 150, stock: 0, inStock: false });
const all = [toor, moong, rajma];
const shownOf = (list: typeof all, filters: typeof NO_FILTERS) => {
  const { count, first, facets } = filterListing(list, filters);
  return { products: first(count), facets };
};

describe('a filtered listing', () => {
  it('has the products that fit, in their order, and what else can be chosen', () => {
    const { count, first, facets } = filterListing(all, {
      ...NO_FILTERS,
      search: ' dAL ',
      min: 90,
      inStockOnly: true,
      sort: 'highToLow',
    });
    expect([count, first(12), first(1)]).toEqual([2, [moong, toor], [moong]]);
    expect(facets).toMatchObject({ inStock: 2, price: { min: 90, max: 120 } });
    expect(all.map(({ name }) => name)).toEqual(['Toor Dal', 'Moong Dal', 'Rajma']);
  });

  it('is what another list of the same products gives, whatever was asked before', () => {
    const list = [...all];
    for (const sort of [...SORT_ORDERS, undefined, ...SORT_ORDERS])
      for (const search of ['dal', '', 'moong'])
        expect(shownOf(list, { ...NO_FILTERS, sort, search })).toEqual(
          shownOf([...all], { ...NO_FILTERS, sort, search }),
        );
  });
});

it('filters leave no trace in the address when none is on', () => {
  expect(queryOfFilters(NO_FILTERS)).toBe('');
  expect(queryOfFilters({ ...NO_FILTERS, brands: ['mitti & mill'], rating: 4 })).toBe(
    'brand=mitti+%26+mill&rating=4',
  );
});

it('filters are counted without the search text, which has its own field on the screen', () => {
  const filters = { ...NO_FILTERS, search: 'dal', min: 0, sort: 'newest', inStockOnly: true } as const;
  expect(countFilters({ ...filters, brands: [] })).toBe(3);
  expect(countFilters({ ...filters, brands: ['tata', 'amul'] })).toBe(5);
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
    const allProducts = Array.from({ length: 11 }, (_, step) => aProduct({ price: step * 100 }));
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (min, max) => {
        const filters = { ...NO_FILTERS, min, max };
        const found = shownOf(allProducts, filters).products.map(({ price }) => price);
        expect(found).toEqual(
          allProducts.map(({ price }) => price).filter((price) => price >= min && price <= max),
        );
        expect(minIsAboveMax(filters)).toBe(min > max);
      }),
    );
  });
});
