import { crc32 } from 'node:zlib';
import type { Database } from 'lmdb';
import type { StoreKey } from './changes.js';
import { keyBytes, keyFromBytes } from './key-bytes.js';
import type { TreeReader } from './tree-reader.js';
import type { ValueRoom } from './value-room.js';

const SUM_BYTES = 4;

/** What a table is read and written through. */
export interface TableParts {
  readonly name: string;
  readonly reader: TreeReader;
  /** Opens where LMDB writes it; absent when the database is only looked at. */
  readonly entries: (() => Database<Buffer, StoreKey>) | undefined;
}

/** A table in LMDB. Behind each value stands a checksum of it and its key, which is compared whenever it is read. */
export class Table {
  /**
   * @param hasSums false for what a version before has left, until {@link addSums}
   * @param damaged makes the error for an entry whose checksum is another
   */
  constructor(
    private readonly parts: TableParts,
    private hasSums: boolean,
    private readonly damaged: (key: StoreKey) => Error,
  ) {}

  /** How many entries it has. */
  get size(): number {
    return this.parts.reader.size(this.parts.name);
  }

  /** A value as it is stored, with its checksum. */
  stored(key: StoreKey, bytes: Uint8Array, room: ValueRoom): Buffer {
    return fillWithSum(key, bytes, room.take(bytes.length + SUM_BYTES));
  }

  /** Enters what {@link stored} gave, or without it removes the entry, with the next transaction. */
  enter(key: StoreKey, stored: Buffer | undefined): Promise<boolean> {
    return stored ? this.entries.put(key, stored) : this.entries.remove(key);
  }

  /** Stores a value, or without one removes it, within a running transaction. */
  enterSync(key: StoreKey, bytes: Uint8Array | undefined): void {
    if (bytes) this.entries.putSync(key, withSum(key, bytes));
    else this.entries.removeSync(key);
  }

  /** @throws what `damaged` makes */
  get(key: StoreKey): Buffer | undefined {
    const { reader, name } = this.parts;
    const stored = reader.get(name, keyBytes(key));
    return stored && this.checked(key, stored);
  }

  /** The error for an entry that is not there, though another says that it is. */
  lacks(key: StoreKey): Error {
    return this.damaged(key);
  }

  /** The last key before another. */
  lastBefore(key: StoreKey): StoreKey | undefined {
    const { reader, name } = this.parts;
    const found = reader.lastBefore(name, keyBytes(key));
    return found && keyFromBytes(found);
  }

  /** The keys with `from <= key < until` in order. */
  *keys(from?: StoreKey, until?: StoreKey): Generator<StoreKey> {
    const { reader, name } = this.parts;
    for (const key of reader.keys(name, ...bounds(from, until))) yield keyFromBytes(key);
  }

  /** The entries with `from <= key < until` in order. @throws what `damaged` makes */
  *range(from?: StoreKey, until?: StoreKey): Generator<[key: StoreKey, bytes: Buffer]> {
    const { reader, name } = this.parts;
    for (const [bytes, value] of reader.range(name, ...bounds(from, until))) {
      const key = keyFromBytes(bytes);
      yield [key, this.checked(key, value)];
    }
  }

  /** Gives all values the checksums that they lack, within a running transaction. */
  addSums(): void {
    for (const key of [...this.entries.getKeys()]) {
      this.entries.putSync(key, withSum(key, this.entries.get(key) as Buffer));
    }
  }

  /** Says that {@link addSums} is committed. */
  sumsAdded(): void {
    this.hasSums = true;
  }

  private get entries(): Database<Buffer, StoreKey> {
    const { entries } = this.parts;
    if (!entries) throw new Error('The tables are open for reading only');
    return entries();
  }

  private checked(key: StoreKey, stored: Buffer): Buffer {
    if (!this.hasSums) return stored;
    const end = stored.length - SUM_BYTES;
    const bytes = stored.subarray(0, Math.max(end, 0));
    if (end < 0 || stored.readUInt32LE(end) !== sumOf(key, bytes)) throw this.damaged(key);
    return bytes;
  }
}

function bounds(from?: StoreKey, until?: StoreKey): [Buffer, Buffer | undefined] {
  return [
    from === undefined ? Buffer.alloc(0) : keyBytes(from),
    until === undefined ? undefined : keyBytes(until),
  ];
}

function withSum(key: StoreKey, bytes: Uint8Array): Buffer {
  return fillWithSum(key, bytes, Buffer.allocUnsafe(bytes.length + SUM_BYTES));
}

function fillWithSum(key: StoreKey, bytes: Uint8Array, stored: Buffer): Buffer {
  stored.set(bytes);
  stored.writeUInt32LE(sumOf(key, bytes), bytes.length);
  return stored;
}

const sumOf = (key: StoreKey, bytes: Uint8Array): number => crc32(bytes, sumOfText(String(key)));

const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => crc32(Uint8Array.of(byte ^ 0xff)) ^ 0xff000000);

/** The CRC-32 of a text of single bytes: for a few of them quicker than a call of the library. */
function sumOfText(text: string): number {
  let sum = 0xffffffff;
  for (let at = 0; at < text.length; at++) {
    sum = (sum >>> 8) ^ (SUMS[(sum ^ text.charCodeAt(at)) & 0xff] as number);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
