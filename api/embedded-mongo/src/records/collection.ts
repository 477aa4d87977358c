import { MEMORY_LIMITS, type MemoryLimits } from '../memory-limits.js';
import { withoutPause } from '../pace.js';
import type { Doc } from '../values/documents.js';
import { CollectionIndex } from './collection-index.js';
import { type IndexSpec, parseIndexSpec } from './index-spec.js';
import { comparePairs, type Pair } from './ordered-list.js';
import { RecordCache } from './record-cache.js';
import { type DocumentSource, NO_DOCUMENTS, RecordTable } from './record-table.js';
import type { StoredRecord } from './stored-record.js';
import type { Watch } from './watch.js';

/** Every collection has this index, and it cannot be dropped. */
export const ID_INDEX: IndexSpec = {
  ...parseIndexSpec({ v: 2, key: { _id: 1 }, name: '_id_' }),
  unique: true,
};

/** What the change of one record does to one index. */
export interface IndexChange {
  readonly index: CollectionIndex;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Positions of the index's fields that hold an array now. */
  readonly multikey: readonly number[];
}

/** What the documents of a collection are read through. */
export interface Reading {
  readonly source: DocumentSource;
  readonly cache: RecordCache;
  readonly limits: MemoryLimits;
}

/** For collections that are nowhere but in memory. */
const IN_MEMORY: Reading = { source: NO_DOCUMENTS, cache: new RecordCache(() => 0), limits: MEMORY_LIMITS };

/** The committed documents of one collection with their indexes. */
export class Collection {
  readonly records: RecordTable;
  readonly indexes: CollectionIndex[];
  /** Grows with each change of a document. */
  version = 0;
  dropped = false;
  /** Whether only running transactions have written to it: others do not see it, and storage has nothing of it. */
  isProvisional = false;
  /** Whoever has to know what changes while its work rests. */
  readonly watches = new Set<Watch>();

  /**
   * @param id the number its documents are stored under
   * @param options what `create` was given, for listCollections
   * @param reading where its documents are read that memory has not
   */
  constructor(
    readonly database: string,
    readonly name: string,
    readonly id: number,
    readonly options: Doc = {},
    readonly reading: Reading = IN_MEMORY,
    readonly idIndex = new CollectionIndex(ID_INDEX),
  ) {
    this.indexes = [idIndex];
    const { source, cache, limits } = reading;
    this.records = new RecordTable(source, cache.partFor(), limits.smallCollection);
  }

  /** How many documents there are: each has one key in the index of `_id`. */
  get size(): number {
    return this.idIndex.list.size;
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  nextRecordId(): number {
    return ++this.records.last;
  }

  /**
   * Visits all documents in order of insertion (or those behind one of them), until the visitor returns false; see
   * {@link RecordTable.scan}.
   */
  scan(visit: (id: number, record?: StoredRecord) => boolean, after = 0): void {
    this.records.scan(this.size, visit, after);
  }

  /** Takes records over, then fills all indexes. */
  load(records: Iterable<StoredRecord>, specs: readonly IndexSpec[]): void {
    for (const record of records) this.records.replace(record.id, record);
    for (const spec of specs) this.indexes.push(new CollectionIndex(spec));
    for (const index of this.indexes) fillIndex(index, this.records.values());
  }

  /**
   * What replacing one version of a record by the next does to the indexes; null stands for not there. Changes nothing.
   * @throws CommandError when an index cannot hold the new version
   */
  indexChanges(before: StoredRecord | null, after: StoredRecord | null): IndexChange[] {
    const changes: IndexChange[] = [];
    for (const index of this.indexes) {
      if (before && after && index.unaffected(before.document, after.document)) continue;
      const old = before ? index.keysOf(before.document).keys : [];
      const { keys, multikey } = after ? index.keysOf(after.document) : { keys: [], multikey: [] };
      const removed = keys.length === 0 ? old : old.filter((key) => !keys.includes(key));
      const added = old.length === 0 ? keys : keys.filter((key) => !old.includes(key));
      if (removed.length + added.length + multikey.length > 0) {
        changes.push({ index, removed, added, multikey });
      }
    }
    return changes;
  }

  /** Replaces a record and its index keys, as computed by {@link indexChanges} before. Cannot fail. */
  apply(id: number, after: StoredRecord | null, changes: readonly IndexChange[]): void {
    this.version++;
    this.tellWatches(id);
    this.records.replace(id, after);
    changeIndexes(id, changes);
  }

  /** @returns what takes back the next {@link apply} of the same changes */
  undoOf(id: number, changes: readonly IndexChange[]): () => void {
    const undo = this.records.undoOf(id);
    return () => {
      this.version++;
      this.tellWatches(id);
      undo();
      changeIndexes(id, reversed(changes));
    };
  }

  private tellWatches(id: number): void {
    for (const watch of this.watches) watch.touch(id, this.records.get(id) ?? null);
  }
}

function changeIndexes(id: number, changes: readonly IndexChange[]): void {
  for (const { index, removed, added, multikey } of changes) {
    for (const at of multikey) index.multikey.add(at);
    for (const key of removed) index.list.remove(key, id);
    for (const key of added) index.list.add(key, id);
  }
}

/** What takes changes of indexes back. Multikey stays: it only ever makes plans more careful. */
function reversed(changes: readonly IndexChange[]): IndexChange[] {
  return changes.map(({ index, removed, added }) => ({
    index,
    removed: added,
    added: removed,
    multikey: [],
  }));
}

/**
 * Enters records into a new index in one go, without keeping their decoded form.
 * @throws CommandError when the index cannot hold one of them; it is then of no use
 */
export function fillIndex(index: CollectionIndex, records: Iterable<StoredRecord>): void {
  const pairs: Pair[] = [];
  for (const record of records) {
    const { keys, multikey } = index.keysOf(record.peek());
    for (const at of multikey) index.multikey.add(at);
    for (const key of keys) pairs.push({ key, record: record.id });
  }
  withoutPause(index.list.fill(pairs.sort(comparePairs)));
}
