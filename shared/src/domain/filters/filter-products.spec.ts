import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DISCOUNT_STEPS,
  MAX_OFFERED,
  RATING_STEPS,
  SORT_ORDERS,
} from '../../contracts/product-filter-limits.js';
import { ProductFilters } from '../../contracts/product-filters.contract.js';
import { brandOf } from './brand.js';
import { filterProducts } from './filter-products.js';
import { type FilterableProduct, type FilteredSummary, filterableProduct } from './filterable-product.js';
import { filterParameters, filtersInQuery, filtersKey, NO_FILTERS } from './filters-in-query.js';
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
});

describe('a brand', () => {
  it('is an extra field', () => {
    expect(brandOf({ Brand: '  Tata   Sampann ' })).toBe('Tata Sampann');
    expect(brandOf({ Brand: ' ' })).toBeUndefined();
    expect(brandOf({ Brand: 'x'.repeat(81) })).toBeUndefined();
    expect(brandOf({})).toBeUndefined();
  });
});

// Few values, so that products share them.
const anyVariant = fc.record(
  {
    name: fc.constantFrom('S', 'M', ' m', 'XL', '1 kg', '500 g'),
    price: fc.integer({ min: 1, max: 60 }),
    stock: fc.integer({ min: 0, max: 1 }),
  },
  { requiredKeys: ['name'] },
);
const anyProduct = fc
  .record({
    name: fc.constantFrom('Toor Dal', 'Dalia', 'Rajma'),
    brand: fc.constantFrom(undefined, 'Tata', 'TATA', 'Amul', ''),
    unit: fc.constantFrom('1 kg', '1000g', '500 g', 'pack'),
    stock: fc.integer({ min: 0, max: 1 }),
    price: fc.integer({ min: 1, max: 60 }),
    discount: fc.constantFrom(0, 9.5, 10, 33, 70, 100),
    averageRating: fc.constantFrom(0, 1.9, 2, 3.4, 4, 5),
    variants: fc.array(anyVariant, { maxLength: 3 }),
  })
  .map(({ variants, ...rest }) =>
    filterableProduct(
      summary({ ...rest, inStock: rest.stock > 0, hasVariants: variants.length > 0, variants }),
    ),
  );
const anyFilters = fc
  .record(
    {
      search: fc.constantFrom('', 'dal', ' R'),
      brands: fc.subarray(['tata', 'amul', 'none']),
      packs: fc.subarray(['m', 'xl', '1000g', '500g', 'pack']),
      inStockOnly: fc.boolean(),
      min: fc.integer({ min: 0, max: 60 }),
      max: fc.integer({ min: 0, max: 60 }),
      discount: fc.constantFrom(1, 10, 34, 70),
      rating: fc.constantFrom(1, 2, 4, 5),
      sort: fc.constantFrom(...SORT_ORDERS),
    },
    { requiredKeys: ['search', 'brands', 'packs', 'inStockOnly'] },
  )
  .map((filters): ProductFilters => filters);

/** Filters one product by the words of the documentation, one condition after the other. */
function fits(product: FilterableProduct, filters: ProductFilters): boolean {
  const { brands, packs, min, max, discount, rating, inStockOnly, search } = filters;
  if (!product.name.includes(search.trim().toLowerCase())) return false;
  if (brands.length > 0 && !brands.some((brand) => brand === product.brand?.value)) return false;
  if (discount !== undefined && product.discount < discount) return false;
  if (rating !== undefined && product.rating < rating) return false;
  return product.offers.some(
    ({ paise, inStock, pack }) =>
      (min === undefined || paise >= min * 100) &&
      (max === undefined || paise <= max * 100) &&
      (!inStockOnly || inStock) &&
      (packs.length === 0 || packs.some((value) => value === pack?.value)),
  );
}

describe('for any products and filters', () => {
  const cases = fc.tuple(fc.array(anyProduct, { maxLength: 25 }), anyFilters);

  it('those are left that fit', () => {
    fc.assert(
      fc.property(cases, ([products, filters]) => {
        const expected = products.flatMap((product, at) => (fits(product, filters) ? [at] : []));
        expect(filterProducts(products, filters).kept).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('each count is that of the products that would be left', () => {
    fc.assert(
      fc.property(cases, ([products, filters]) => {
        const count = (others: Partial<ProductFilters>) =>
          products.filter((product) => fits(product, { ...filters, ...others })).length;
        const { brands, packs, discounts, ratings, inStock, price } = filterProducts(
          products,
          filters,
        ).facets;
        for (const value of ['tata', 'amul', 'none'])
          expect(brands.find((one) => one.value === value)?.count ?? 0).toBe(count({ brands: [value] }));
        for (const value of ['s', 'm', 'xl', '1000g', '500g', 'pack'])
          expect(packs.find((one) => one.value === value)?.count ?? 0).toBe(count({ packs: [value] }));
        for (const atLeast of DISCOUNT_STEPS)
          expect(discounts.find((step) => step.atLeast === atLeast)?.count ?? 0).toBe(
            count({ discount: atLeast }),
          );
        for (const atLeast of RATING_STEPS)
          expect(ratings.find((step) => step.atLeast === atLeast)?.count ?? 0).toBe(
            count({ rating: atLeast }),
          );
        expect(inStock).toBe(count({ inStockOnly: true }));
        const anyPrice = { min: undefined, max: undefined };
        expect(price === null).toBe(count(anyPrice) === 0);
        if (price) expect(count({ min: price.min, max: price.max })).toBe(count(anyPrice));
      }),
      { numRuns: 500 },
    );
  });

  it('the facets do not depend on the order of the products', () => {
    fc.assert(
      fc.property(cases, ([products, filters]) => {
        const { facets: there } = filterProducts([...products].reverse(), filters);
        expect(filterProducts(products, filters).facets).toEqual(there);
      }),
    );
  });

  it('an address brings the filters back, and the contract takes what it brings', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const found = filtersInQuery(new URLSearchParams(filterParameters(filters)));
        expect(filtersKey(found)).toBe(filtersKey(filters));
        expect(ProductFilters.parse(found)).toEqual({
          ...filters,
          brands: [...filters.brands].sort(),
          packs: [...filters.packs].sort(),
        });
      }),
    );
  });

  it('the contract takes what any address brings', () => {
    const key = fc.constantFrom(
      'min',
      'max',
      'brand',
      'pack',
      'discount',
      'rating',
      'sort',
      'inStock',
      'search',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ maxLength: 90 }))), (pairs) => {
        expect(() => ProductFilters.parse(filtersInQuery(new URLSearchParams(pairs)))).not.toThrow();
      }),
    );
  });
});

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
