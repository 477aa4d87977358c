import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCoveredBy, mergedRanges, rangesOfCodes } from './pincode-sets.js';

it('makes few ranges of many PIN codes', () => {
  expect(rangesOfCodes(['560003', '560001', '560002', '560001', '110001'])).toEqual([
    [110_001, 110_001],
    [560_001, 560_003],
  ]);
});

it('keeps each PIN code and adds none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100_000, max: 100_060 })), (codes) => {
      const ranges = rangesOfCodes(codes.map(String));
      const all = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
      expect(all).toEqual([...new Set(codes)].sort((one, other) => one - other));
    }),
  );
});

it('says whether all of some are among others', () => {
  const merged = mergedRanges([
    [560_050, 560_099],
    [560_000, 560_049],
  ]);
  expect(isCoveredBy([[560_040, 560_060]], merged)).toBe(true);
  expect(isCoveredBy([[560_040, 560_100]], merged)).toBe(false);
});
