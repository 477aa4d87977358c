import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeChunk, encodeChunk } from './chunk-bytes.js';
import type { Chunk } from './index-chunk.js';

const key = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    'basmati rice',
    'basmati rice 1',
    'basmati rice 12',
    'बासमती',
    '\ud83c',
    '\ud83c\udf5a',
  ),
);
const chunk: fc.Arbitrary<Chunk> = fc
  .array(fc.tuple(key, fc.oneof(fc.nat(200), fc.maxSafeNat())), { maxLength: 140, size: 'max' })
  .map((pairs) => ({ keys: pairs.map(([text]) => text).sort(), records: pairs.map(([, record]) => record) }));

/** As versions before wrote a chunk. */
function inRow({ keys, records }: Chunk): Buffer {
  const text = keys.join('');
  const isWide = /[\u0100-\uffff]/.test(text);
  const head = Buffer.alloc(5 + keys.length * 10);
  head[0] = isWide ? 1 : 0;
  head.writeUInt32LE(keys.length, 1);
  let at = 5;
  for (const record of records) at = head.writeUIntLE(record, at, 6);
  for (const { length } of keys) at = head.writeUInt32LE(length, at);
  return Buffer.concat([head, Buffer.from(text, isWide ? 'utf16le' : 'latin1')]);
}

describe('a chunk of an index', () => {
  it('is read as it was written, whatever its keys and records are', () => {
    fc.assert(
      fc.property(chunk, (written) => {
        expect(decodeChunk(encodeChunk(written))).toEqual(written);
      }),
      { seed: 20261129, numRuns: 500 },
    );
  });

  it('is read as versions before wrote it', () => {
    const small = chunk.map(({ keys, records }) => ({ keys, records: records.map((one) => one % 2 ** 48) }));
    fc.assert(
      fc.property(small, (written) => {
        expect(decodeChunk(inRow(written))).toEqual(written);
      }),
      { seed: 20261129, numRuns: 300 },
    );
  });

  it('takes less than half of what it took, where neighbours begin alike', () => {
    const keys = Array.from({ length: 128 }, (_, n) => `asha organic basmati rice ${1000 + n}`);
    const written = { keys, records: keys.map((_, n) => 150_000 + n) };
    expect(encodeChunk(written).length).toBeLessThan(inRow(written).length / 2);
  });
});
