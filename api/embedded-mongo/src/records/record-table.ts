import type { CachedRecords } from './record-cache.js';
import { StoredRecord } from './stored-record.js';

/** Where the documents of a collection are read that memory has not. */
export interface DocumentSource {
  read(id: number): Uint8Array | undefined;
  /** Those with higher numbers than one, in order. */
  documents(after?: number): Iterable<[id: number, bytes: Uint8Array]>;
  ids(): Iterable<number>;
}

/** The source of a collection of which nothing is stored yet. */
export const NO_DOCUMENTS: DocumentSource = { read: () => undefined, documents: () => [], ids: () => [] };

/** After so many new versions, those that wait for the tables are no longer decoded, unless somebody asks again. */
const FORGOTTEN_AFTER = 500;

/**
 * The records of a collection by number. The tables have them, memory those that were read last, and all that the tables
 * have not yet.
 */
export class RecordTable {
  /** The newest versions of what the tables have not in its newest version; null stands for removed. */
  private readonly unsaved = new Map<number, StoredRecord | null>();
  /** Its numbers in order, while none is added. */
  private unsavedInOrder: readonly number[] | undefined;
  /** How many versions came. */
  private taken = 0;
  /** All numbers in order, while the collection is small and loses none. */
  private numbers: number[] | undefined;
  /** The highest number that was ever seen. */
  last = 0;

  constructor(
    private readonly source: DocumentSource,
    private readonly cache: CachedRecords,
    /** Up to this size it is read by its numbers, through the cache. */
    private readonly small: number,
  ) {}

  /** @param isKept whether it stays in memory for the next one who asks: not where very many are read once */
  get(id: number, isKept = true): StoredRecord | undefined {
    const unsaved = this.unsaved.get(id);
    if (unsaved !== undefined) return unsaved ?? undefined;
    const cached = this.cache.get(id);
    if (cached) return cached;
    const bytes = this.source.read(id);
    if (!bytes) return undefined;
    const record = new StoredRecord(id, bytes);
    if (isKept) this.cache.set(id, record);
    return record;
  }

  /** Replaces a record, adds one, or with null removes it, until the tables have it. */
  replace(id: number, record: StoredRecord | null): void {
    if (this.numbers) this.renumber(id, record);
    this.setUnsaved(id, record);
    if (id > this.last) this.last = id;
  }

  /** @returns what takes the next {@link replace} of a record back */
  undoOf(id: number): () => void {
    const before = this.unsaved.get(id);
    return () => {
      this.numbers = undefined;
      if (before === undefined) this.deleteUnsaved(id);
      else this.setUnsaved(id, before);
    };
  }

  /** Takes note that the tables have a version of a record: memory need not hold it any more. */
  saved(id: number, bytes: Uint8Array | undefined): void {
    const unsaved = this.unsaved.get(id);
    if (unsaved === undefined || unsaved?.bytes !== bytes) this.cache.delete(id);
    else {
      this.deleteUnsaved(id);
      if (unsaved) this.cache.written(id, unsaved);
      else this.cache.delete(id);
    }
  }

  /** All records by their numbers. What is read for the first time is not kept, unless the collection is small. */
  *values(size = Number.POSITIVE_INFINITY): Generator<StoredRecord> {
    const records = size <= this.small ? this.smallValues() : this.largeValues();
    for (const record of records) yield record;
  }

  /**
   * Visits all with higher numbers than one, in order, until the visitor returns false.
   * @param visit gets the record where it was read, but is not kept
   */
  scan(size: number, visit: (id: number, record?: StoredRecord) => boolean, after = 0): void {
    if (size <= this.small) {
      const ids = this.orderedNumbers();
      for (let at = firstAfter(ids, after); at < ids.length; at++) if (!visit(ids[at] as number)) return;
    } else for (const record of this.largeValues(after)) if (!visit(record.id, record)) return;
  }

  /** All numbers in order. */
  ids(size: number): Iterable<number> {
    return size <= this.small ? this.orderedNumbers() : this.allNumbers();
  }

  private *smallValues(): Generator<StoredRecord> {
    for (const id of this.orderedNumbers()) {
      const record = this.get(id);
      if (record) yield record;
    }
  }

  private allNumbers(): Generator<number> {
    return this.merged(
      this.source.ids(),
      (id) => id,
      (id) => id,
      ({ id }) => id,
    );
  }

  private largeValues(after = 0): Generator<StoredRecord> {
    return this.merged(
      this.source.documents(after),
      ([id]) => id,
      ([id, bytes]) => new StoredRecord(id, bytes),
      (record) => record,
      after,
    );
  }

  private orderedNumbers(): readonly number[] {
    this.numbers ??= [...this.allNumbers()];
    return this.numbers;
  }

  /** What the tables have with what they have not, by number. */
  private *merged<S, T>(
    stored: Iterable<S>,
    idOf: (one: S) => number,
    fromStored: (one: S) => T,
    fromUnsaved: (record: StoredRecord) => T,
    after = 0,
  ): Generator<T> {
    this.unsavedInOrder ??= [...this.unsaved.keys()].sort((a, b) => a - b);
    const ids = this.unsavedInOrder;
    let next = firstAfter(ids, after);
    const unsaved = (): StoredRecord | null | undefined => this.unsaved.get(ids[next++] as number);
    for (const one of stored) {
      const id = idOf(one);
      while (next < ids.length && (ids[next] as number) < id) {
        const record = unsaved();
        if (record) yield fromUnsaved(record);
      }
      if (ids[next] !== id) yield fromStored(one);
      else {
        const record = unsaved();
        if (record) yield fromUnsaved(record);
      }
    }
    while (next < ids.length) {
      const record = unsaved();
      if (record) yield fromUnsaved(record);
    }
  }

  private setUnsaved(id: number, record: StoredRecord | null): void {
    if (!this.unsaved.has(id)) this.unsavedInOrder = undefined;
    this.unsaved.set(id, record);
    this.taken += 1;
    if (this.taken % FORGOTTEN_AFTER === 0) for (const one of this.unsaved.values()) one?.forget();
  }

  private deleteUnsaved(id: number): void {
    if (this.unsaved.delete(id)) this.unsavedInOrder = undefined;
  }

  private renumber(id: number, record: StoredRecord | null): void {
    if (!record || (this.numbers as number[]).length > this.small) this.numbers = undefined;
    else if (id > ((this.numbers as number[]).at(-1) ?? 0)) (this.numbers as number[]).push(id);
    else if (!this.unsaved.get(id) && !this.get(id)) this.numbers = undefined;
  }
}

/** The place of the first number that is higher than one. */
function firstAfter(ids: readonly number[], after: number): number {
  let low = 0;
  let high = after === 0 ? 0 : ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) <= after) low = middle + 1;
    else high = middle;
  }
  return low;
}
