import { describe, expect, it } from 'vitest';
import { filterParameters, filtersInQuery, filtersKey, NO_FILTERS } from './filters-in-query.js';

describe('filters in an address', () => {
  it('are each named by itself', () => {
    const filters = {
      search: 'dal & rice',
      min: 10,
      max: 500,
      brands: ['tata', 'mitti & mill'],
      packs: ['500g'],
      discount: 20,
      rating: 4,
      inStockOnly: true,
      sort: 'rating',
    } as const;
    const parameters = filterParameters({
      ...filters,
      brands: [...filters.brands],
      packs: [...filters.packs],
    });
    expect(new URLSearchParams(parameters).toString()).toBe(
      'search=dal+%26+rice&min=10&max=500&brand=mitti+%26+mill&brand=tata&pack=500g&discount=20&rating=4&sort=rating&inStock=1',
    );
    expect([filterParameters(NO_FILTERS), filtersKey(NO_FILTERS)]).toEqual([[], '']);
  });

  it.each([
    'min=cheap&max=-4&sort=prettiest&inStock=maybe',
    'min=Infinity&max=1e9&sort=&inStock=',
    'min=0x10&max=12345678&sort=newest%20',
    'min=%20&max=9.5&discount=0&rating=6&brand=&pack=%20',
    `discount=101&rating=0&brand=${'x'.repeat(81)}`,
  ])('are left out where they are none: %s', (query) => {
    expect(filtersInQuery(new URLSearchParams(query))).toEqual(NO_FILTERS);
  });

  it('are as many and as long as a shopper can ask for', () => {
    const query = new URLSearchParams({ search: 'x'.repeat(5000) });
    for (let at = 0; at < 50; at += 1) query.append('brand', `Brand ${at}`);
    query.append('brand', 'brand 0');
    const { brands, search } = filtersInQuery(query);
    expect([brands.length, brands[0], search.length]).toEqual([20, 'brand 0', 100]);
  });
});
