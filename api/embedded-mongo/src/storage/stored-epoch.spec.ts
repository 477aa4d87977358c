import { expect, it } from 'vitest';
import { readStoredEpoch, storedEpochEntry } from './stored-epoch.js';
import type { TreeReader } from './tree-reader.js';

const readerOf = (bytes: Buffer) => ({ get: () => bytes }) as unknown as TreeReader;
const state = { epoch: 7, sequence: 2 ** 40, id: 'ab'.repeat(8) };

it('says how far the tables reach, and whether they have indexes', () => {
  for (const hasIndexes of [true, false]) {
    const [, bytes] = storedEpochEntry({ ...state, hasIndexes });
    expect(readStoredEpoch(readerOf(bytes))).toEqual({ ...state, hasSums: true, hasIndexes });
  }
});

it('takes the indexes of the version before, which does not take those of this one', () => {
  const [, bytes] = storedEpochEntry({ ...state, hasIndexes: true });
  const ofVersionBefore = 2;
  expect(bytes.at(-1)).not.toBe(ofVersionBefore);
  const before = Buffer.from([...bytes.subarray(0, -1), ofVersionBefore]);
  expect(readStoredEpoch(readerOf(before)).hasIndexes).toBe(true);
});
