import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOf } from './first-of.js';

describe('the first of many', () => {
  it('are those that a sorted list begins with', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(8), (items, max) => {
        const order = (one: number, other: number): number => one - other;
        expect(firstOf(items, max, order)).toEqual([...items].sort(order).slice(0, max));
      }),
      { seed: 20261129, numRuns: 300 },
    );
  });
});
