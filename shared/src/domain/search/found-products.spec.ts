import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FoundProducts } from './found-products.js';
import type { Ranked } from './ranking.js';

/** Ids run against the numbers. */
const ids = { idOf: (number: number) => `${9999 - number}`, compareIds: (a: number, b: number) => b - a };

/** Products of which many are equal, and which of them are read one after the other. */
const found = fc.uniqueArray(
  fc.record({
    number: fc.nat(900),
    first: fc.constantFrom(1, 2, 2 ** 46),
    lowPaise: fc.constantFrom(0, 9900),
    last: fc.constantFrom(0, 0, 3),
  }),
  { selector: ({ number }) => number, minLength: 20, maxLength: 200 },
);
const inOrder = (one: Ranked, other: Ranked) =>
  one.first - other.first || one.lowPaise - other.lowPaise || one.last - other.last;
const pages = fc.array(fc.tuple(fc.nat(30), fc.nat(12)), { maxLength: 8 });

describe('what a search has found', () => {
  it('is the same in whatever pages it is read', () => {
    fc.assert(
      fc.property(found, pages, (products, asked) => {
        const sorted = [...products].sort((a, b) => inOrder(a, b) || ids.compareIds(a.number, b.number));
        const expected = sorted.map(({ number }) => ids.idOf(number));
        const all = new FoundProducts(products, ids);
        for (const [page, size] of asked)
          expect(all.slice(page * size, (page + 1) * size)).toEqual(
            expected.slice(page * size, (page + 1) * size),
          );
        expect(all.length).toBe(expected.length);
        expect(all.slice()).toEqual(expected);
      }),
      { seed: 20261129, numRuns: 300 },
    );
  });
});
