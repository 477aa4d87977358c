import { expect, it } from 'vitest';
import { financialYear } from './financial-year.js';

it.each([
  ['2026-03-31T18:29:59.999Z', '2025-26'],
  ['2026-03-31T18:30:00.000Z', '2026-27'],
  ['2026-04-01T00:00:00.000Z', '2026-27'],
  ['2026-12-31T18:30:00.000Z', '2026-27'],
  ['2027-01-15T06:00:00.000Z', '2026-27'],
  ['2027-03-31T18:29:59.999Z', '2026-27'],
  ['2027-03-31T18:30:00.000Z', '2027-28'],
  ['2028-02-29T12:00:00.000Z', '2027-28'],
  ['2099-04-02T00:00:00.000Z', '2099-00'],
])('%s lies in %s: the year changes at midnight in India before 1 April', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});
