import type { BulkResult } from '@jhola/shared/contracts/bulk-edit.contract';
import { describe, expect, it } from 'vitest';
import { bulkCounts, differencesOf, shownResults } from './bulk-differences';

const before = { price: 100, discount: 0, stock: 5, category: ['Staples'], subCategory: [], published: true };
const changed: BulkResult = { productId: 'a', before, after: { ...before, price: 90, category: ['Snacks'] } };
const same: BulkResult = { productId: 'b', before, after: before };
const refusal = { code: 'stock.below-zero', message: 'Only 5 are left', details: {} };

describe('what a bulk edit makes different', () => {
  it('names each field with both its values', () => {
    expect(differencesOf(changed)).toEqual([
      { field: 'price', before: 100, after: 90 },
      { field: 'category', before: ['Staples'], after: ['Snacks'] },
    ]);
    expect(differencesOf({ productId: 'c', before, refusal })).toEqual([]);
  });

  it('counts what changes, stays and is refused', () => {
    expect(bulkCounts([changed, same, { productId: 'c', refusal }])).toEqual({
      changed: 1,
      same: 1,
      refused: 1,
    });
  });
});

describe('the products that are named', () => {
  const many = Array.from({ length: 150 }, (_, at): BulkResult => ({ ...changed, productId: `${at}` }));
  const refused: BulkResult = { productId: 'refused', refusal };
  const odd: BulkResult = { productId: 'odd', before, after: { ...before, price: 0 } };

  it('are all of a few, in their order', () => {
    const few = [changed, refused, same];
    expect(shownResults(few, true)).toEqual(few);
  });

  it('are a hundred of many: those that are refused, then what is odd where it is published', () => {
    expect(shownResults([...many, odd, refused], false)).toEqual([refused, ...many.slice(0, 99)]);
    expect(shownResults([...many, odd, refused], true)).toEqual([refused, odd, ...many.slice(0, 98)]);
  });
});
