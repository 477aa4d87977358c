import type { Doc } from '../values/documents.js';
import { CollectionIndex } from './collection-index.js';
import { type IndexSpec, parseIndexSpec } from './index-spec.js';
import type { StoredRecord } from './stored-record.js';

/** Every collection has this index, and it cannot be dropped. */
const ID_INDEX: IndexSpec = parseIndexSpec({ v: 2, key: { _id: 1 }, name: '_id_' });

/** What the change of one record does to one index. */
export interface IndexChange {
  readonly index: CollectionIndex;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Positions of the index's fields that hold an array now. */
  readonly multikey: readonly number[];
}

/** The committed documents of one collection with their indexes. */
export class Collection {
  readonly records = new Map<number, StoredRecord>();
  readonly idIndex = new CollectionIndex({ ...ID_INDEX, unique: true });
  readonly indexes: CollectionIndex[] = [this.idIndex];
  private lastRecord = 0;
  dropped = false;

  /**
   * @param id the number its documents are stored under
   * @param options what `create` was given, for listCollections
   */
  constructor(
    readonly database: string,
    readonly name: string,
    readonly id: number,
    readonly options: Doc = {},
  ) {}

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  nextRecordId(): number {
    return ++this.lastRecord;
  }

  /** Takes over what storage holds: records in order, then all indexes in one pass. */
  load(records: Iterable<StoredRecord>, specs: readonly IndexSpec[]): void {
    for (const record of records) {
      this.records.set(record.id, record);
      this.lastRecord = record.id;
    }
    for (const spec of specs) this.indexes.push(new CollectionIndex(spec));
    fillIndexes(this.indexes, this.records.values());
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
    if (after) this.records.set(id, after);
    else this.records.delete(id);
    for (const { index, removed, added, multikey } of changes) {
      for (const at of multikey) index.multikey.add(at);
      for (const key of removed) index.list.remove(key, id);
      for (const key of added) index.list.add(key, id);
    }
  }
}

/**
 * Enters records into new indexes in one go, without keeping their decoded form: a start needs little memory.
 * @throws CommandError when an index cannot hold one of them; the indexes are then of no use
 */
export function fillIndexes(indexes: readonly CollectionIndex[], records: Iterable<StoredRecord>): void {
  const entries = indexes.map((index) => ({ index, pairs: [] as [string, number][] }));
  for (const record of records) {
    const document = record.peek();
    for (const { index, pairs } of entries) {
      const { keys, multikey } = index.keysOf(document);
      for (const at of multikey) index.multikey.add(at);
      for (const key of keys) pairs.push([key, record.id]);
    }
  }
  for (const { index, pairs } of entries) index.list.fill(pairs);
}
