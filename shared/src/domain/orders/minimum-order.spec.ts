import { expect, it } from 'vitest';
import { missingForMinimum, unreachedMinimum } from './minimum-order.js';

it.each([
  [19_900, 199, 0],
  [19_899, 199, 1],
  [0, 199, 19_900],
  [50_000, 199, 0],
  [1, null, 0],
  [0, undefined, 0],
  [0, 0, 0],
])('of %d paise, with a minimum of %s rupees, %d paise are missing', (items, minimum, missing) => {
  expect(missingForMinimum(items, minimum)).toBe(missing);
});

it('says what is missing as it is shown, and nothing where nothing is', () => {
  expect(unreachedMinimum(19_850, 199)).toEqual({ minimum: '₹199', missing: '₹0.50' });
  expect(unreachedMinimum(19_900, 199)).toBeUndefined();
  expect(unreachedMinimum(1, null)).toBeUndefined();
});
