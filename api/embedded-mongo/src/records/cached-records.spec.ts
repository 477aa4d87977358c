import { expect, it } from 'vitest';
import { MEMORY_LIMITS } from '../memory-limits.js';
import { withoutPause } from '../pace.js';
import { Collection, fillIndex } from './collection.js';
import { findRecords } from './find-records.js';
import { RecordCache } from './record-cache.js';
import { StoredRecord } from './stored-record.js';

const COUNT = 1000;
const CACHED = 100;
const records = Array.from({ length: COUNT }, (_, at) => StoredRecord.of(at + 1, { _id: at + 1 }));

/** A collection whose documents are stored, and how often one was read from where they are. */
function aStoredCollection(smallCollection: number) {
  const reads = { count: 0 };
  const source = {
    read: (id: number) => {
      reads.count++;
      return records[id - 1]?.bytes;
    },
    documents: () => [],
    ids: () => records.map(({ id }) => id),
  };
  const limits = { ...MEMORY_LIMITS, smallCollection, cachedPerQuery: CACHED };
  const reading = { source, cache: new RecordCache(() => MEMORY_LIMITS.documentBytes), limits };
  const collection = new Collection('shop', 'products', 1, {}, reading);
  fillIndex(collection.idIndex, records);
  const readBy = (filter: object): number => {
    reads.count = 0;
    withoutPause(findRecords(collection, { filter: { ...filter }, hint: { _id: 1 } }));
    return reads.count;
  };
  return { readBy };
}

it('keeps what a query has read for the next one', () => {
  const { readBy } = aStoredCollection(10);
  expect(readBy({ _id: { $lte: 50 } })).toBe(50);
  expect(readBy({ _id: { $lte: 50 } })).toBe(0);
});

it('keeps only the first of very many, so that these put nothing else out of memory', () => {
  const { readBy } = aStoredCollection(10);
  expect(readBy({ _id: { $gt: 0 } })).toBe(COUNT);
  expect(readBy({ _id: { $gt: 0 } })).toBe(COUNT - CACHED);
});

it('keeps all of a small collection', () => {
  const { readBy } = aStoredCollection(COUNT);
  expect(readBy({ _id: { $gt: 0 } })).toBe(COUNT);
  expect(readBy({ _id: { $gt: 0 } })).toBe(0);
});
