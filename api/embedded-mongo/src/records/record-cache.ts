import type { StoredRecord } from './stored-record.js';

/** Beside its bytes: the record itself, its place in the cache, and what V8 and the system take for bytes that lie alone. */
const RECORD_BYTES = 500;
/** How much a document takes beside its bytes once it is decoded, in times of them. */
const DECODED = 3;

type Part = Map<number, StoredRecord>;

/**
 * The records that were read last, of all collections, bounded in bytes. It has a younger and an older half: what is read
 * from the older one moves to the younger, and when that is full, what is left in the older one is forgotten.
 */
export class RecordCache {
  private young = 0;
  /** Counts the moments at which the halves changed. */
  age = 0;

  /** @param bytes how much it holds at most just now, with what decoded documents need */
  constructor(private readonly bytes: () => number) {}

  /** The part of one collection. */
  partFor(): CachedRecords {
    return new CachedRecords(this);
  }

  /** Takes note of a record that came into the younger half. */
  add(record: StoredRecord): void {
    record.cache = this;
    this.grow(RECORD_BYTES + record.bytes.length * (record.isDecoded ? 1 + DECODED : 1));
  }

  /** Takes note of a record that was decoded while it was here. */
  decoded(record: StoredRecord): void {
    this.grow(record.bytes.length * DECODED);
  }

  private grow(bytes: number): void {
    this.young += bytes;
    if (this.young < this.bytes() / 2) return;
    this.young = 0;
    this.age++;
  }
}

/** What the cache has of one collection. */
export class CachedRecords {
  private young: Part = new Map();
  private old: Part = new Map();
  private age: number;

  constructor(private readonly cache: RecordCache) {
    this.age = cache.age;
  }

  get(id: number): StoredRecord | undefined {
    if (this.age !== this.cache.age) this.growOld();
    const found = this.young.get(id);
    if (found) return found;
    const old = this.old.get(id);
    if (old) this.set(id, old);
    return old;
  }

  set(id: number, record: StoredRecord): void {
    if (this.age !== this.cache.age) this.growOld();
    if (this.young.has(id)) record.cache = this.cache;
    else this.cache.add(record);
    this.young.set(id, record);
    this.old.delete(id);
  }

  /** Takes a version that was written for the one it had; what nobody has read does not come in by being written. */
  written(id: number, record: StoredRecord): void {
    if (this.age !== this.cache.age) this.growOld();
    if (this.young.has(id) || this.old.has(id)) this.set(id, record.slim());
  }

  delete(id: number): void {
    this.young.delete(id);
    this.old.delete(id);
  }

  private growOld(): void {
    this.old = this.cache.age === this.age + 1 ? this.young : new Map();
    this.young = new Map();
    this.age = this.cache.age;
  }
}
