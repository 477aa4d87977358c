import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FoundProducts } from './found-products.js';
import { inOrder, type Ranked } from './ranking.js';

const alike = { tier: 0, soldOut: false, lowPaise: 0, isAside: false, literal: 1, length: 3 };
/** Ids run against the numbers. */
const ids = { idOf: (number: number) => `${9999 - number}`, compareIds: (a: number, b: number) => b - a };

/** Products of which many are equal, and which of them are read one after the other. */
const found = fc.uniqueArray(fc.record({ number: fc.nat(900), cost: fc.nat(2) }), {
  selector: ({ number }) => number,
  minLength: 20,
  maxLength: 200,
});
const pages = fc.array(fc.tuple(fc.nat(30), fc.nat(12)), { maxLength: 8 });

describe('what a search has found', () => {
  it('is the same in whatever pages it is read', () => {
    fc.assert(
      fc.property(found, pages, (products, asked) => {
        const ranked: Ranked[] = products.map((product) => ({ ...alike, ...product }));
        const sorted = [...ranked].sort((a, b) => inOrder(a, b) || ids.compareIds(a.number, b.number));
        const expected = sorted.map(({ number }) => ids.idOf(number));
        const all = new FoundProducts([...ranked], ids);
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
