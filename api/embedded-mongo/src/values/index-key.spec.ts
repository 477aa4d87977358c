import { Binary, Double, ObjectId } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from './compare.js';
import { invertKey, keyOf } from './index-key.js';

const scalar: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double(),
  fc.integer({ min: -100, max: 100 }).map((n) => new Double(n)),
  fc.bigInt({ min: -(2n ** 53n) + 1n, max: 2n ** 53n - 1n }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'b', '\u0000', '\u0001', 'é', '\ue000', '\uffff', '😀') }),
  fc.date({ noInvalidDate: true }),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes)),
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'ab'), scalar, { noNullPrototype: true }) },
);
const orderOf = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

describe('keyOf', () => {
  it('orders as MongoDB orders values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(orderOf(keyOf(a), keyOf(b))).toBe(Math.sign(compareValues(a, b)));
      }),
      { numRuns: 1500 },
    );
  }, 60_000);

  it('orders the other way round when inverted, also with another field after it', () => {
    fc.assert(
      fc.property(scalar, scalar, (a, b) => {
        const order = Math.sign(compareValues(b, a));
        const keys = [a, b].map((item) => invertKey(keyOf(item)) + keyOf('next')) as [string, string];
        expect(orderOf(...keys)).toBe(order);
      }),
    );
  });

  it('refuses integers that a double cannot distinguish', () => {
    expect(() => keyOf(2n ** 53n + 1n)).toThrow('beyond 2^53');
  });
});
