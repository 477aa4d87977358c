import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISCOUNT_STEPS, RATING_STEPS, SORT_ORDERS } from '../../contracts/product-filter-limits.js';
import { ProductFilters } from '../../contracts/product-filters.contract.js';
import { filterProducts } from './filter-products.js';
import { type FilterableProduct, filterableProduct } from './filterable-product.js';
import { filterParameters, filtersInQuery, filtersKey } from './filters-in-query.js';

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
    filterableProduct({
      ...rest,
      _id: '',
      inStock: rest.stock > 0,
      hasVariants: variants.length > 0,
      variants,
      totalReviews: 0,
      createdAt: '2026-01-15T08:00:00.000Z',
    }),
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
  if (!product.name.toLowerCase().includes(search.trim().toLowerCase())) return false;
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
