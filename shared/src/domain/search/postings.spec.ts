import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Postings } from './postings.js';

it('is a map of numbers in their order, by whatever history', () => {
  const step = fc.record({
    number: fc.oneof(fc.nat(30), fc.nat(20_000_000)),
    fields: fc.integer({ min: 1, max: 63 }),
    gone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const postings = new Postings();
      const expected = new Map<number, number>();
      for (const { number, fields, gone } of steps) {
        if (gone) {
          postings.delete(number);
          expected.delete(number);
        } else {
          postings.add(number, fields);
          expected.set(number, (expected.get(number) ?? 0) | fields);
        }
        expect(postings.get(number)).toBe(expected.get(number));
      }
      const sorted = [...expected].sort(([one], [other]) => one - other);
      const found: (readonly [number, number])[] = [];
      postings.forEach((number, fields) => {
        found.push([number, fields]);
      });
      expect(found).toEqual(sorted);
      expect([postings.size, postings.has(31)]).toEqual([expected.size, expected.has(31)]);
    }),
    { seed: 20261125, numRuns: 300 },
  );
});
