import { MEMORY_LIMITS } from '../memory-limits.js';
import { Changes, RECORDS_PER_COLLECTION } from '../storage/changes.js';
import type { BringForward } from '../storage/open-files.js';
import { savedDocuments, savedNumbers } from '../storage/saved-content.js';
import type { TableWrite } from '../storage/table-write.js';
import type { ReadTables } from '../storage/tables.js';
import type { Doc } from '../values/documents.js';
import { decodeDocument } from '../wire/decode.js';
import { encodeDocument } from '../wire/encode.js';
import { Collection, fillIndex, ID_INDEX } from './collection.js';
import { CollectionIndex } from './collection-index.js';
import { parseIndexSpec } from './index-spec.js';
import { IndexStore, snapshotOf, writesOf } from './index-store.js';
import { RecordCache } from './record-cache.js';
import type { DocumentSource } from './record-table.js';
import { StoredRecord } from './stored-record.js';

/** A collection as it is stored. */
export interface SavedCollection {
  readonly database: string;
  readonly name: string;
  readonly options: Doc;
  /** What its indexes were made from, without that of `_id`. */
  readonly indexes: readonly Doc[];
  /** What each index is stored under, that of `_id` first; none in tables of the versions before. */
  readonly numbers: readonly number[];
}

/** Reads a collection's entry. @throws CommandError when it is none */
export function readCollection(bytes: Uint8Array): SavedCollection {
  const { database, name, options, indexes, numbers } = decodeDocument(bytes as Buffer);
  return {
    database: String(database),
    name: String(name),
    options: options as Doc,
    indexes: indexes as Doc[],
    numbers: (numbers ?? []) as number[],
  };
}

/** The documents of a collection in the tables. */
export function documentsIn(tables: ReadTables, id: number): DocumentSource {
  const start = id * RECORDS_PER_COLLECTION;
  return {
    read: (record) => tables.all[0].get(start + record),
    documents: (after) => savedDocuments(tables, id, after),
    ids: () => savedNumbers(tables, id),
  };
}

/**
 * The indexes after the changes of a journal: entries of the documents that changed are replaced; an index that the tables
 * have not is made from all documents.
 */
export const bringForward: BringForward = (tables, changes, hasIndexes) => {
  const all = new Changes();
  for (const one of changes) all.add(one);
  const forward = new Forward(tables, all, hasIndexes);
  return { collections: forward.collections, writes: forward.writes() };
};

/** The database that tables and the changes of a journal make up, with its indexes. */
export class Forward {
  /** Entries of collections whose indexes got their numbers here. */
  readonly collections = new Changes();
  private readonly indexes: IndexStore;
  private readonly saved = new Map<number, { before?: SavedCollection; after?: SavedCollection }>();
  private readonly changed = new Map<number, [record: number, bytes: Uint8Array | undefined][]>();

  constructor(
    private readonly tables: ReadTables,
    changes: Changes,
    private readonly hasIndexes: boolean,
  ) {
    this.indexes = new IndexStore(tables, MEMORY_LIMITS);
    for (const [key, bytes] of tables.all[1].range()) {
      const before = readCollection(bytes);
      this.saved.set(Number(key), {
        before: hasIndexes ? before : { ...before, numbers: [] },
        after: before,
      });
    }
    for (const [key, bytes] of changes.tables[1]) {
      const { before } = this.saved.get(Number(key)) ?? {};
      this.saved.set(Number(key), {
        ...(before ? { before } : {}),
        ...(bytes ? { after: readCollection(bytes) } : {}),
      });
    }
    for (const [key, bytes] of changes.tables[0]) {
      const id = Math.floor(Number(key) / RECORDS_PER_COLLECTION);
      const list = this.changed.get(id);
      const one: [number, Uint8Array | undefined] = [Number(key) - id * RECORDS_PER_COLLECTION, bytes];
      if (list) list.push(one);
      else this.changed.set(id, [one]);
    }
    if (!hasIndexes) this.number();
  }

  /** What the tables of indexes need. */
  *writes(): Generator<TableWrite> {
    // A version before may have written after one that had indexes: what that left is of another moment.
    if (!this.hasIndexes) yield* this.indexes.everything();
    for (const [id, { before, after }] of this.saved) {
      const kept = new Set(after?.numbers);
      for (const number of before?.numbers ?? []) if (!kept.has(number)) yield* this.indexes.removal(number);
      if (!after || (!this.changed.has(id) && hasAll(before, kept))) continue;
      const { collection, missing } = this.changedCollection(id, before, after);
      for (const index of collection.indexes) yield* this.changesOf(index);
      for (const index of missing) {
        fillIndex(index, collection.records.values());
        yield* this.changesOf(index);
      }
    }
  }

  /** Every collection there is. */
  *open(): Generator<{ id: number; collection: Collection; missing: readonly CollectionIndex[] }> {
    for (const [id, { before, after }] of this.saved)
      if (after) yield { id, ...this.changedCollection(id, before, after) };
  }

  /** Documents of collections that are not there, by the collection's number. */
  strays(): Map<number, number> {
    const strays = new Map<number, number>();
    const add = (id: number): void => void strays.set(id, (strays.get(id) ?? 0) + 1);
    const isThere = (id: number): boolean => this.saved.get(id)?.after !== undefined;
    const [documents] = this.tables.all;
    for (let key = documents.keys().next(); !key.done; ) {
      const id = Math.floor(Number(key.value) / RECORDS_PER_COLLECTION);
      if (!isThere(id)) {
        const changed = new Map(this.changed.get(id));
        for (const record of documentsIn(this.tables, id).ids()) if (!changed.has(record)) add(id);
      }
      key = documents.keys((id + 1) * RECORDS_PER_COLLECTION).next();
    }
    for (const [id, records] of this.changed)
      if (!isThere(id)) for (const [, bytes] of records) if (bytes) add(id);
    return strays;
  }

  private *changesOf(index: CollectionIndex): Generator<TableWrite> {
    const snapshot = snapshotOf(index);
    if (snapshot) yield* writesOf(snapshot);
  }

  /** The collection with the changes, and those of its indexes that have to be made from its documents. */
  private changedCollection(
    id: number,
    before: SavedCollection | undefined,
    { database, name, options, indexes, numbers }: SavedCollection,
  ): { collection: Collection; missing: CollectionIndex[] } {
    const reading = {
      source: documentsIn(this.tables, id),
      cache: new RecordCache(() => MEMORY_LIMITS.documentBytes / 8),
      limits: MEMORY_LIMITS,
    };
    const specs = [ID_INDEX, ...indexes.map(parseIndexSpec)];
    const made = specs.map((spec, at) => {
      const number = numbers[at] as number;
      return new CollectionIndex(spec, number, this.hasIndexes ? this.indexes.of(number) : undefined);
    });
    // Of a version before, the tables may have documents of a collection without its entry.
    const stored = new Set(!before && this.hasIndexes ? numbers : before?.numbers);
    const collection = new Collection(database, name, id, options, reading, made[0] as CollectionIndex);
    const present = made.filter(({ number }) => stored.has(number));
    collection.indexes.splice(0, 1, ...present);
    for (const [record, bytes] of this.changed.get(id) ?? []) {
      const old = collection.records.get(record) ?? null;
      const next = bytes ? new StoredRecord(record, bytes) : null;
      collection.apply(record, next, collection.indexChanges(old, next));
      old?.forget();
      next?.forget();
    }
    return { collection, missing: made.filter((index) => !present.includes(index)) };
  }

  /** Gives all indexes the numbers that the versions before did not have. */
  private number(): void {
    let last = 0;
    for (const [id, { before, after }] of this.saved) {
      if (!after) continue;
      const numbers = [0, ...after.indexes].map(() => ++last);
      const numbered = { ...after, numbers };
      this.saved.set(id, { ...(before ? { before } : {}), after: numbered });
      this.collections.collection(id, encodeDocument(numbered));
    }
  }
}

function hasAll(before: SavedCollection | undefined, kept: ReadonlySet<number>): boolean {
  const numbers = new Set(before?.numbers);
  return [...kept].every((number) => numbers.has(number));
}
