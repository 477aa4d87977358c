import { expect, it } from 'vitest';
import { invoiceNumber } from './invoice-number.js';

it('names the financial year and the place in its series', () => {
  expect(invoiceNumber('2026-27', 1)).toBe('2026-27/000001');
  expect(invoiceNumber('2026-27', 999_999)).toBe('2026-27/999999');
  expect(invoiceNumber('2026-27', 1_000_000)).toBe('2026-27/1000000');
});

it('is never longer than the sixteen characters of the law', () => {
  expect(invoiceNumber('2026-27', 99_999_999)).toHaveLength(16);
  expect(() => invoiceNumber('2026-27', 100_000_000)).toThrow(RangeError);
});

it('sorts as text in the order of the series', () => {
  const places = [9, 10, 99, 100, 999_999].map((place) => invoiceNumber('2026-27', place));
  expect([...places].sort()).toEqual(places);
});
