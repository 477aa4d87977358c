import { crc32 } from 'node:zlib';
import type { Database, RangeOptions } from 'lmdb';
import type { StoreKey } from './changes.js';

const SUM_BYTES = 4;

/** A table in LMDB. Behind each value stands a checksum of it and its key, which is compared whenever it is read. */
export class Table {
  /**
   * @param entries where LMDB keeps it
   * @param hasSums false for what a version before has left, until {@link addSums}
   * @param damaged makes the error for an entry whose checksum is another
   */
  constructor(
    private readonly entries: Database<Buffer, StoreKey>,
    private hasSums: boolean,
    private readonly damaged: (key: StoreKey) => Error,
  ) {}

  /** Stores a value, or without one removes it, with the next transaction. */
  enter(key: StoreKey, bytes: Uint8Array | undefined): Promise<boolean> {
    return bytes ? this.entries.put(key, withSum(key, bytes)) : this.entries.remove(key);
  }

  /** As {@link enter}, within a running transaction. */
  enterSync(key: StoreKey, bytes: Uint8Array | undefined): void {
    if (bytes) this.entries.putSync(key, withSum(key, bytes));
    else this.entries.removeSync(key);
  }

  /** @throws what `damaged` makes */
  get(key: StoreKey): Buffer | undefined {
    const stored = this.entries.get(key);
    return stored && this.checked(key, stored);
  }

  keys(): Iterable<StoreKey> {
    return this.entries.getKeys();
  }

  /** The entries in the order of their keys. @throws what `damaged` makes */
  *range(options: RangeOptions = {}): Generator<[key: StoreKey, bytes: Buffer]> {
    for (const { key, value } of this.entries.getRange(options)) yield [key, this.checked(key, value)];
  }

  /** Gives all values the checksums that they lack, within a running transaction. */
  addSums(): void {
    for (const key of [...this.entries.getKeys()]) {
      this.entries.putSync(key, withSum(key, this.entries.get(key) as Buffer));
    }
    this.hasSums = true;
  }

  private checked(key: StoreKey, stored: Buffer): Buffer {
    if (!this.hasSums) return stored;
    const end = stored.length - SUM_BYTES;
    const bytes = stored.subarray(0, Math.max(end, 0));
    if (end < 0 || stored.readUInt32LE(end) !== sumOf(key, bytes)) throw this.damaged(key);
    return bytes;
  }
}

function withSum(key: StoreKey, bytes: Uint8Array): Buffer {
  const stored = Buffer.allocUnsafe(bytes.length + SUM_BYTES);
  stored.set(bytes);
  stored.writeUInt32LE(sumOf(key, bytes), bytes.length);
  return stored;
}

const sumOf = (key: StoreKey, bytes: Uint8Array): number => crc32(bytes, crc32(String(key)));
