import { describe, expect, it } from 'vitest';
import { MAX_OFFERED, SORT_ORDERS } from '../../contracts/product-filter-limits.js';
import type { ProductFilters } from '../../contracts/product-filters.contract.js';
import { brandOf } from './brand.js';
import { filterProducts } from './filter-products.js';
import { type FilteredSummary, filterableProduct } from './filterable-product.js';
import { NO_FILTERS } from './filters-in-query.js';
import { sortProducts } from './sort-products.js';

const summary = (named: Partial<FilteredSummary>): FilteredSummary => ({
  _id: '',
  name: 'Toor Dal',
  unit: '1 kg',
  stock: 5,
  inStock: true,
  price: 100,
  discount: 0,
  averageRating: 0,
  totalReviews: 0,
  hasVariants: false,
  createdAt: '2026-01-15T08:00:00.000Z',
  ...named,
});

const toor = summary({ name: 'Toor Dal', brand: 'Tata', price: 180, discount: 50, averageRating: 4.5 });
const moong = summary({ name: 'Moong Dal', brand: ' TATA ', unit: '1000 gm', price: 120, discount: 12 });
const rajma = summary({ name: 'Rajma', brand: 'Tata', unit: '500g', price: 150, stock: 0, inStock: false });
const shirt = summary({
  name: 'Kurta',
  brand: 'Tasva',
  unit: '1 piece',
  price: 500,
  averageRating: 3,
  hasVariants: true,
  variants: [
    { name: 'M', stock: 0 },
    { name: 'XL', price: 700, stock: 2 },
  ],
});
const shop = [toor, moong, rajma, shirt];
const read = (products: readonly FilteredSummary[]) => products.map(filterableProduct);

const left = (filters: Partial<ProductFilters>) =>
  filterProducts(read(shop), { ...NO_FILTERS, ...filters }).kept.map((at) => shop[at]?.name);
const facets = (filters: Partial<ProductFilters> = {}) =>
  filterProducts(read(shop), { ...NO_FILTERS, ...filters }).facets;

describe('filters', () => {
  it.each<[Partial<ProductFilters>, string[]]>([
    [{}, ['Toor Dal', 'Moong Dal', 'Rajma', 'Kurta']],
    [{ search: ' dAL ' }, ['Toor Dal', 'Moong Dal']],
    // what is to be paid, both ends included
    [{ min: 90, max: 105 }, ['Toor Dal', 'Moong Dal']],
    [{ max: 104 }, ['Toor Dal']],
    [{ min: 91, max: 150 }, ['Moong Dal', 'Rajma']],
    // one of the variants may cost it
    [{ min: 600 }, ['Kurta']],
    [{ min: 2, max: 1 }, []],
    [{ brands: ['tata'] }, ['Toor Dal', 'Moong Dal', 'Rajma']],
    [{ brands: ['tata', 'tasva'], inStockOnly: true }, ['Toor Dal', 'Moong Dal', 'Kurta']],
    [{ discount: 12 }, ['Toor Dal', 'Moong Dal']],
    [{ discount: 13 }, ['Toor Dal']],
    [{ rating: 3 }, ['Toor Dal', 'Kurta']],
    // 1 kg and 1000 gm are one pack
    [{ packs: ['1000g'] }, ['Toor Dal', 'Moong Dal']],
    [{ packs: ['500g', 'xl'] }, ['Rajma', 'Kurta']],
    // the unit of what is sold by variants is none of its packs
    [{ packs: ['1 piece'] }, []],
    // one offer has to be all that is asked for: the M is sold out, and only the XL costs that
    [{ packs: ['m'] }, ['Kurta']],
    [{ packs: ['m'], inStockOnly: true }, []],
    [{ packs: ['m'], min: 600 }, []],
    [{ packs: ['xl'], min: 600, inStockOnly: true }, ['Kurta']],
  ])('%j leave %j', (filters, names) => expect(left(filters)).toEqual(names));

  it('read a product whose variants are not known as one thing', () => {
    const unknown = summary({ hasVariants: true, unit: '2 kg' });
    expect(filterProducts(read([unknown]), { ...NO_FILTERS, packs: ['2000g'] }).kept).toEqual([0]);
  });
});

describe('facets', () => {
  it('count what each choice would leave, and name it as it is mostly written', () => {
    expect(facets()).toEqual({
      brands: [
        { value: 'tata', label: 'Tata', count: 3 },
        { value: 'tasva', label: 'Tasva', count: 1 },
      ],
      packs: [
        { value: '1000g', label: '1 kg', count: 2 },
        { value: '500g', label: '500g', count: 1 },
        { value: 'm', label: 'M', count: 1 },
        { value: 'xl', label: 'XL', count: 1 },
      ],
      discounts: [
        { atLeast: 10, count: 2 },
        { atLeast: 20, count: 1 },
        { atLeast: 30, count: 1 },
        { atLeast: 40, count: 1 },
        { atLeast: 50, count: 1 },
      ],
      ratings: [
        { atLeast: 2, count: 2 },
        { atLeast: 3, count: 2 },
        { atLeast: 4, count: 1 },
      ],
      inStock: 3,
      price: { min: 90, max: 700 },
    });
  });

  it('count with what is chosen of the other kinds, not of their own', () => {
    const { brands, packs, inStock } = facets({ brands: ['tasva'], packs: ['xl'] });
    expect(brands).toEqual([{ value: 'tasva', label: 'Tasva', count: 1 }]);
    expect(packs.map(({ value }) => value)).toEqual(['m', 'xl']);
    expect(inStock).toBe(1);
    expect(facets({ brands: ['tasva'] }).brands.map(({ value }) => value)).toEqual(['tata', 'tasva']);
  });

  it('keep what is chosen, also where it leaves nothing', () => {
    const { brands, discounts, price } = facets({ brands: ['amul', 'tata'], discount: 95, min: 9000 });
    expect(brands).toEqual([
      { value: 'amul', label: 'amul', count: 0 },
      { value: 'tata', label: 'Tata', count: 0 },
    ]);
    expect(discounts).toEqual([{ atLeast: 95, count: 0 }]);
    expect(price).toBeNull();
  });

  it('offer the most frequent of too many, and the chosen ones', () => {
    const many = Array.from({ length: 200 }, (_, at) => summary({ brand: `Brand ${100 + at}` }));
    const { brands } = filterProducts(read(many), { ...NO_FILTERS, brands: ['brand 299'] }).facets;
    expect(brands).toHaveLength(MAX_OFFERED.brands + 1);
    expect(brands.at(-1)?.value).toBe('brand 299');
  });
});

describe('the orders', () => {
  it.each([
    [undefined, ['Toor Dal', 'Moong Dal', 'Rajma', 'Kurta']],
    ['lowToHigh', ['Toor Dal', 'Moong Dal', 'Rajma', 'Kurta']],
    ['highToLow', ['Kurta', 'Rajma', 'Moong Dal', 'Toor Dal']],
    ['rating', ['Toor Dal', 'Kurta', 'Moong Dal', 'Rajma']],
    ['discount', ['Toor Dal', 'Moong Dal', 'Rajma', 'Kurta']],
    ['newest', ['Kurta', 'Rajma', 'Moong Dal', 'Toor Dal']],
    ['oldest', ['Toor Dal', 'Moong Dal', 'Rajma', 'Kurta']],
  ] as const)('%s', (sort, names) => {
    const dated = shop.map((product, at) => ({ ...product, createdAt: `2026-01-1${at}T00:00:00.000Z` }));
    const all = dated.map((_, at) => at);
    expect(sortProducts(read(dated), all, sort).map((at) => dated[at]?.name)).toEqual(names);
  });

  it('leave equal ones as they stood', () => {
    const same = read([toor, toor, toor]);
    for (const sort of SORT_ORDERS) expect(sortProducts(same, [0, 1, 2], sort)).toEqual([0, 1, 2]);
  });

  it('are the same for the first of many as for all of them', () => {
    const many = read(
      Array.from({ length: 90 }, (_, at) => summary({ price: (at * 37) % 11, averageRating: (at * 7) % 4 })),
    );
    const kept = many.flatMap((_, at) => (at % 9 === 4 ? [] : [at]));
    for (const sort of [...SORT_ORDERS, undefined])
      for (const max of [0, 1, 7, 12, 80, 99])
        expect(sortProducts(many, kept, sort, max)).toEqual(sortProducts(many, kept, sort).slice(0, max));
  });
});

describe('a brand', () => {
  it('is an extra field', () => {
    expect(brandOf({ Brand: '  Tata   Sampann ' })).toBe('Tata Sampann');
    expect(brandOf({ Brand: ' ' })).toBeUndefined();
    expect(brandOf({ Brand: 'x'.repeat(81) })).toBeUndefined();
    expect(brandOf({})).toBeUndefined();
  });
});
