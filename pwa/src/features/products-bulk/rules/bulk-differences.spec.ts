import type { BulkResult } from '@jhola/shared/contracts/bulk-edit.contract';
import { describe, expect, it } from 'vitest';
import { bulkCounts, differencesOf } from './bulk-differences';

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
