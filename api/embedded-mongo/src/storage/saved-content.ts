import { RECORDS_PER_COLLECTION } from './changes.js';
import type { ReadTables } from './tables.js';

/** The documents of a collection that the tables have, in the order of insertion, or only those after one of them. */
export function* savedDocuments(
  { all: [documents] }: ReadTables,
  collection: number,
  after = -1,
): Generator<[id: number, bytes: Buffer]> {
  const start = collection * RECORDS_PER_COLLECTION;
  for (const [key, bytes] of documents.range(start + after + 1, start + RECORDS_PER_COLLECTION))
    yield [Number(key) - start, bytes];
}

/** The numbers of the documents that {@link savedDocuments} gives. */
export function* savedNumbers({ all: [documents] }: ReadTables, collection: number): Generator<number> {
  const start = collection * RECORDS_PER_COLLECTION;
  for (const key of documents.keys(start, start + RECORDS_PER_COLLECTION)) yield Number(key) - start;
}

/** The highest number of a document in the tables; 0 when there is none. */
export function lastSavedNumber({ all: [documents] }: ReadTables, collection: number): number {
  const start = collection * RECORDS_PER_COLLECTION;
  return Math.max(0, Number(documents.lastBefore(start + RECORDS_PER_COLLECTION) ?? start) - start);
}

export function* savedCollections({ all }: ReadTables): Generator<[id: number, bytes: Buffer]> {
  for (const [key, bytes] of all[1].range()) yield [Number(key), bytes];
}

export function* savedSessions({ all }: ReadTables): Generator<[id: string, bytes: Buffer]> {
  for (const [key, bytes] of all[2].range()) yield [String(key), bytes];
}
