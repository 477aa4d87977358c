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

  it('writes every amount as the language data of the platform has it', () => {
    const options = { style: 'currency', currency: 'INR' } as const;
    const [exact, whole] = [2, 0].map(
      (digits) =>
        new Intl.NumberFormat('en-IN', {
          ...options,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    );
    const anyPaise = fc.oneof(fc.integer(), fc.integer({ min: -1e13, max: 1e13 }));
    fc.assert(
      fc.property(anyPaise, (paise) => {
        const rupees = toRupees(paise);
        expect(formatTotal(rupees)).toBe(exact?.format(rupees));
        expect(formatRupees(rupees)).toBe((Number.isInteger(rupees) ? whole : exact)?.format(rupees));
      }),
    );
  });

  it('shows totals with two decimals', () => {
    expect(formatTotal(100000)).toBe('₹1,00,000.00');
  });
});
