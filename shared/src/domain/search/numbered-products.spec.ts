import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberedProducts } from './numbered-products.js';
import type { IndexedProduct, ProductFacts } from './product-search.js';
import { readProducts, writtenProducts } from './written-products.js';

const facts: fc.Arbitrary<ProductFacts> = fc.record({
  lowPaise: fc.nat(2 ** 40),
  highPaise: fc.nat(2 ** 40),
  reviews: fc.nat(),
  rating: fc.constantFrom(0, 3.7, 5),
  soldOut: fc.boolean(),
});
const product: fc.Arbitrary<IndexedProduct> = fc
  .record({
    _id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.string(),
    unit: fc.constantFrom('1 kg', '500 g'),
    nameHindi: fc.constantFrom('', 'दाल'),
    variants: fc.constantFrom('', 'S / M'),
    place: fc.constantFrom('dals', 'teas'),
    heads: fc.constantFrom('', 'dal', 'dal tea'),
    length: fc.nat(4000),
    isBundle: fc.boolean(),
    audience: fc.nat(63),
    facts,
  })
  .map(({ place, facts: its, heads, ...rest }) => ({
    ...rest,
    ...its,
    heads,
    thing: `toor ${heads}`,
    // What follows from these names.
    ...{ subcategories: place, categories: `all ${place}`, topics: [place], wholeCategories: [] },
  }));
/** What is compared: all fields as they are written. */
const plain = (products: Iterable<IndexedProduct>) => [...readProducts(writtenProducts([...products]))];

it('keeps every field of each product, whatever comes, changes and goes', () => {
  const step = fc.oneof(
    product.map((put) => ({ put })),
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), facts: fc.option(facts, { nil: undefined }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const products = new NumberedProducts();
      const expected = new Map<string, IndexedProduct>();
      for (const one of steps) {
        if ('put' in one) {
          products.set(one.put);
          expected.set(one.put._id, one.put);
        } else if (one.facts) {
          products.setFacts(one.id, one.facts);
          const known = expected.get(one.id);
          if (known) expected.set(one.id, { ...known, ...one.facts });
        } else {
          products.delete(one.id);
          expected.delete(one.id);
        }
        expect(plain(products.values())).toEqual(plain(expected.values()));
        for (const id of ['a', 'b', 'c', 'd']) {
          const number = products.numberOf(id);
          expect(number === undefined).toBe(!expected.has(id));
          if (number !== undefined) expect(products.at(number)._id).toBe(id);
        }
      }
      expect([...products.ids()]).toEqual([...expected.keys()]);
    }),
    { seed: 20261126, numRuns: 200 },
  );
});
