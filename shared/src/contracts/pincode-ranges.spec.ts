import { expect, it } from 'vitest';
import { DeliveryAreaList } from './delivery-areas.contract.js';
import { pincodeRange, repeatedEntries } from './pincode-ranges.js';

it.each([
  ['560001', [560_001, 560_001]],
  [' 560001 - 560099 ', [560_001, 560_099]],
  ['11*', [110_000, 119_999]],
  ['56000*', [560_000, 560_009]],
  ['*', [100_000, 999_999]],
  ['560099-560001', undefined],
  ['060001', undefined],
  ['0*', undefined],
  ['56001', undefined],
  ['560001*', undefined],
  ['560001-5601', undefined],
  ['11*-12*', undefined],
  ['Indiranagar', undefined],
  ['', undefined],
])('%j are the PIN codes %j', (written, range) => {
  expect(pincodeRange(written)).toEqual(range);
});

it.each([
  [['560001', '560002-560009', '11*'], []],
  [['560001', '560001'], [1]],
  [
    ['5600*', '560010-560020', '560030'],
    [1, 2],
  ],
  [
    ['560010-560020', '560015-560030', '560021'],
    [1, 2],
  ],
  [['560030', '5600*'], [1]],
])('of %j those at %j repeat what stands before', (written, repeated) => {
  expect(repeatedEntries(written)).toEqual(repeated);
});

const area = { name: 'City', codes: ['560001'], districts: [], promise: { unit: 'minutes', count: 10 } };
const wrongAt = (...areas: object[]) =>
  DeliveryAreaList.safeParse(areas).error?.issues.map(({ path }) => path.join('.'));

it('takes areas as an owner writes them, blanks aside', () => {
  const taken = DeliveryAreaList.parse([
    { ...area, codes: [' 560001 -560099'], charge: 40.5, freeFrom: 499 },
  ]);
  expect(taken).toMatchObject([{ codes: ['560001-560099'], charge: 40.5, freeFrom: 499 }]);
});

it.each([
  ['no name', { name: ' ' }, '0.name'],
  ['an end before its start', { codes: ['560001', '560099-560010'] }, '0.codes.1'],
  ['a PIN code twice', { codes: ['560001', '5600*'] }, '0.codes.1'],
  ['nowhere', { codes: [] }, '0.codes'],
  ['too many PIN codes', { codes: Array.from({ length: 501 }, (_, at) => `${560_001 + at}`) }, '0.codes'],
  [
    'a district twice',
    { districts: Array(2).fill({ district: 'Pune', state: 'Maharashtra' }) },
    '0.districts',
  ],
  ['no time at all', { promise: { unit: 'minutes', count: 0 } }, '0.promise.count'],
  ['a promise of months', { promise: { unit: 'days', count: 61 } }, '0.promise.count'],
  ['a charge of a third of a paisa', { charge: 0.333 }, '0.charge'],
  ['a charge of nothing', { charge: 0 }, '0.charge'],
  ['an amount without a charge', { freeFrom: 499 }, '0.freeFrom'],
])('names the field of an area with %s', (_what, wrong, path) => {
  expect(wrongAt({ ...area, ...wrong })).toEqual([path]);
});

it('refuses a second area of the same name, and more areas than there may be', () => {
  expect(wrongAt(area, { ...area, name: 'CITY', codes: ['*'] })).toEqual(['1.name']);
  expect(wrongAt(...Array.from({ length: 51 }, (_, at) => ({ ...area, name: `Area ${at}` })))).toEqual(['']);
});
