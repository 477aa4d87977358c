import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees, formatTotal, toPaise, toRupees } from './money.js';

describe('money', () => {
  it('goes from paise to rupees and back without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise);
      }),
    );
  });

  it('groups digits the Indian way', () => {
    expect(formatRupees(1234567)).toBe('₹12,34,567');
    expect(formatRupees(69.75)).toBe('₹69.75');
    expect(formatRupees(69.5)).toBe('₹69.50');
  });

  it('shows totals with two decimals', () => {
    expect(formatTotal(100000)).toBe('₹1,00,000.00');
  });
});
