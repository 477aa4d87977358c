import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Postings } from './postings.js';

it('is a map of numbers in their order, by whatever history', () => {
  const step = fc.record({
    number: fc.oneof(fc.nat(30), fc.nat(16_000_000)),
    fields: fc.integer({ min: 1, max: 255 }),
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
      }
      const sorted = [...expected].sort(([one], [other]) => one - other);
      const found: (readonly [number, number])[] = [];
      postings.forEach((number, fields) => {
        found.push([number, fields]);
      });
      expect(found).toEqual(sorted);
      expect(postings.size).toBe(expected.size);
      expect([...postings.numbers()]).toEqual(sorted.map(([number]) => number));
      // Of some that were here, and some that never were.
      const asked = [...new Set([...steps.map(({ number }) => number), 3, 31, 15_999_999])];
      asked.sort((one, other) => one - other);
      const foundOf: number[][] = [];
      postings.forEachOf(Uint32Array.from(asked), (at, fields) => {
        foundOf.push([asked[at] as number, fields]);
      });
      expect(foundOf).toEqual(sorted.filter(([number]) => asked.includes(number)));
    }),
    { seed: 20261125, numRuns: 300 },
  );
});
