import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gstWithin, isSameState } from './gst.js';

const KARNATAKA = '29ABCDE1234F1Z5';
const CHANDIGARH = '04ABCDE1234F1Z5';

it('is halved between centre and state within the shop’s state', () => {
  expect(gstWithin(11_800, 18, KARNATAKA, 'Karnataka')).toEqual({
    taxablePaise: 10_000,
    parts: [
      { name: 'CGST', percent: 9, paise: 900 },
      { name: 'SGST', percent: 9, paise: 900 },
    ],
  });
});

it('is one part for another state, and for one that nobody knows', () => {
  const whole = { taxablePaise: 10_000, parts: [{ name: 'IGST', percent: 18, paise: 1800 }] };
  expect(gstWithin(11_800, 18, KARNATAKA, 'Kerala')).toEqual(whole);
  expect(gstWithin(11_800, 18, KARNATAKA, '')).toEqual(whole);
  expect(gstWithin(11_800, 18, '99ABCDE1234F1Z5', 'Kerala')).toEqual(whole);
});

it('goes to the union where there is no legislature', () => {
  expect(gstWithin(11_800, 18, CHANDIGARH, ' chandigarh ').parts.map(({ name }) => name)).toEqual([
    'CGST',
    'UTGST',
  ]);
});

it.each([
  ['07', 'NCT of Delhi'],
  ['07', 'New Delhi'],
  ['01', 'Jammu & Kashmir'],
  ['33', 'TAMIL  NADU'],
  ['33', 'Tamilnadu'],
])('knows %s as people write it: %s', (code, state) => {
  expect(gstWithin(100, 5, `${code}ABCDE1234F1Z5`, state).parts).toHaveLength(2);
});

it.each([
  ['Karnataka', ' karnataka', true],
  ['Jammu & Kashmir', 'Jammu and Kashmir', true],
  ['Tamilnadu', 'TAMIL NADU', true],
  ['Karnataka', 'Kerala', false],
  ['Karnataka', '', false],
])('says whether %j and %j are the same state', (one, other, same) => {
  expect(isSameState(one, other)).toBe(same);
});

it('adds up to the price, to the paisa, with a tax that is nowhere a paisa off', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000_000 }),
      fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40),
      fc.constantFrom('Karnataka', 'Kerala'),
      (pricePaise, percent, state) => {
        const { taxablePaise, parts } = gstWithin(pricePaise, percent, KARNATAKA, state);
        const tax = parts.reduce((sum, { paise }) => sum + paise, 0);
        expect(taxablePaise + tax).toBe(pricePaise);
        expect(Math.abs(tax - (pricePaise * percent) / (100 + percent))).toBeLessThanOrEqual(1);
      },
    ),
  );
});
