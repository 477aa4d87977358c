import fc from 'fast-check';
import * as lmdb from 'lmdb';
import { expect, it } from 'vitest';
import { keyBytes, keyFromBytes } from './key-bytes.js';

const { keyValueToBuffer } = lmdb as unknown as { keyValueToBuffer: (key: number | string) => Buffer };
const key = fc.oneof(
  fc.nat(),
  fc.maxSafeNat(),
  fc.tuple(fc.nat(2000), fc.nat(2 ** 31)).map(([table, record]) => table * 2 ** 40 + record),
  fc.constantFrom(0, 1, 2 ** 32, 2 ** 40, 2 ** 48, 2 ** 49 + 1, 2 ** 53 - 1),
);

it('makes the bytes that LMDB’s package makes, and reads them', () => {
  fc.assert(
    fc.property(key, (number) => {
      expect(keyBytes(number).equals(keyValueToBuffer(number))).toBe(true);
      expect(keyFromBytes(keyBytes(number))).toBe(number);
    }),
    { numRuns: 5000 },
  );
  expect(keyFromBytes(keyBytes('0123abcd'))).toBe('0123abcd');
  expect(keyBytes('0123abcd').equals(keyValueToBuffer('0123abcd'))).toBe(true);
});

it('keeps the order of numbers', () => {
  fc.assert(
    fc.property(key, key, (a, b) => {
      expect(Math.sign(Buffer.compare(keyBytes(a), keyBytes(b)))).toBe(Math.sign(a - b));
    }),
    { numRuns: 5000 },
  );
});
