/** What a table is keyed by: documents and collections by number, sessions by text. */
export type StoreKey = number | string;

/** A collection's documents lie together: its number times this, plus the record's own. */
export const RECORDS_PER_COLLECTION = 2 ** 40;

const DOCUMENT = 0;
const COLLECTION = 1;
const SESSION = 2;
const REMOVED = 0xffff_ffff;
const HEAD = 13;

type Table = Map<StoreKey, Uint8Array | undefined>;

/** Changes on their way to disk: the newest value of each key, undefined for a removed one. */
export class Changes {
  readonly tables: readonly [documents: Table, collections: Table, sessions: Table] = [
    new Map(),
    new Map(),
    new Map(),
  ];

  /** How many bytes the values have together, once they are {@link add}ed. */
  bytes = 0;

  get size(): number {
    return this.tables.reduce((sum, table) => sum + table.size, 0);
  }

  document(key: number, bytes: Uint8Array | undefined): void {
    this.tables[DOCUMENT].set(key, bytes);
  }

  collection(key: number, bytes: Uint8Array | undefined): void {
    this.tables[COLLECTION].set(key, bytes);
  }

  session(key: string, bytes: Uint8Array | undefined): void {
    this.tables[SESSION].set(key, bytes);
  }

  /** Puts later changes over these. */
  add(later: Changes): void {
    for (const [at, table] of later.tables.entries()) {
      const own = this.tables[at] as Table;
      for (const [key, bytes] of table) {
        this.bytes += (bytes?.length ?? 0) - (own.get(key)?.length ?? 0);
        own.set(key, bytes);
      }
    }
  }

  /** All changes in a row, each as table, length, key and value, with some bytes left free in front and behind. */
  encode(offset: number, behind: number): Buffer {
    let size = offset + behind;
    for (const table of this.tables) {
      for (const [key, bytes] of table)
        size += HEAD + (typeof key === 'string' ? key.length : 0) + (bytes?.length ?? 0);
    }
    const buffer = Buffer.allocUnsafe(size);
    let at = offset;
    for (const [number, table] of this.tables.entries()) {
      for (const [key, bytes] of table) {
        buffer[at] = number;
        buffer.writeUInt32LE(bytes ? bytes.length : REMOVED, at + 1);
        // A number is the key itself, a text follows after its length.
        buffer.writeDoubleLE(typeof key === 'number' ? key : key.length, at + 5);
        at += HEAD;
        if (typeof key === 'string') at += buffer.write(key, at, 'latin1');
        if (bytes) {
          buffer.set(bytes, at);
          at += bytes.length;
        }
      }
    }
    return buffer;
  }

  /** Reads what {@link encode} wrote. */
  static decode(buffer: Buffer): Changes {
    const changes = new Changes();
    for (let at = 0; at < buffer.length; ) {
      const table = buffer[at] as 0 | 1 | 2;
      const length = buffer.readUInt32LE(at + 1);
      const number = buffer.readDoubleLE(at + 5);
      at += HEAD;
      const key = table === SESSION ? buffer.toString('latin1', at, at + number) : number;
      if (table === SESSION) at += number;
      const bytes = length === REMOVED ? undefined : buffer.subarray(at, at + length);
      if (bytes) at += length;
      changes.tables[table].set(key, bytes);
    }
    return changes;
  }
}
