import { describe, expect, it } from 'vitest';
import { clampQuantity } from './quantity.js';

describe('quantities', () => {
  it('stay between 1 and the stock', () => {
    expect(clampQuantity(0, 5)).toBe(1);
    expect(clampQuantity(7, 5)).toBe(5);
    expect(clampQuantity(3, 5)).toBe(3);
    expect(clampQuantity(3, 0)).toBe(1);
  });

  it('are 1 where the stock is unknown', () => {
    expect(clampQuantity(4, undefined)).toBe(1);
  });

  it('are never more than one order may hold', () => {
    expect(clampQuantity(5000, 100_000)).toBe(99);
  });
});
