import type { Doc } from '../values/documents.js';
import { CollectionIndex } from './collection-index.js';
import { type IndexSpec, parseIndexSpec } from './index-spec.js';
import type { StoredRecord } from './stored-record.js';

/** Every collection has this index, and it cannot be dropped. */
const ID_INDEX: IndexSpec = parseIndexSpec({ v: 2, key: { _id: 1 }, name: '_id_' });

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

  /** Takes over what storage holds: records in order, then all indexes at once. */
  load(records: Iterable<StoredRecord>, specs: readonly IndexSpec[]): void {
    for (const record of records) {
      this.records.set(record.id, record);
      this.lastRecord = record.id;
    }
    for (const spec of specs) this.indexes.push(new CollectionIndex(spec));
    fillIndexes(this.indexes, this.records.values());
  }

  /** Replaces one version of a record by the next; null stands for not there. Keys were checked before. */
  apply(id: number, before: StoredRecord | null, after: StoredRecord | null): void {
    if (after) this.records.set(id, after);
    else this.records.delete(id);
    for (const index of this.indexes) {
      if (before && after && index.unaffected(before.document, after.document)) continue;
      const old = before ? index.keysOf(before.document) : [];
      const next = after ? index.keysOf(after.document) : [];
      for (const key of old) if (!next.includes(key)) index.list.remove(key, id);
      for (const key of next) if (!old.includes(key)) index.list.add(key, id);
    }
  }
}

/** Enters records into new indexes in one go, without keeping their decoded form: a start needs little memory. */
export function fillIndexes(indexes: readonly CollectionIndex[], records: Iterable<StoredRecord>): void {
  const entries = indexes.map((index) => ({ index, pairs: [] as [string, number][] }));
  for (const record of records) {
    const document = record.peek();
    for (const { index, pairs } of entries)
      for (const key of index.keysOf(document)) pairs.push([key, record.id]);
  }
  for (const { index, pairs } of entries) index.list.fill(pairs);
}
