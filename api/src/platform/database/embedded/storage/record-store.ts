import { type Database, open, type RootDatabase } from 'lmdb';

/** A collection's documents lie together: its number times this, plus the record's own. */
const RECORDS_PER_COLLECTION = 2 ** 40;

type Table = Map<number | string, Uint8Array | undefined>;

/**
 * The files on disk. Writes are collected and go out together in one synchronous transaction per turn of the event
 * loop, so that writers who come at the same time share its flush to disk.
 */
export class RecordStore {
  private readonly root: RootDatabase<Buffer, number>;
  private readonly docs: Database<Buffer, number>;
  private readonly collections: Database<Buffer, number>;
  private readonly sessions: Database<Buffer, string>;
  private pending: { docs: Table; collections: Table; sessions: Table } = emptyPending();
  private next: Promise<void> | undefined;

  /**
   * @param folder where the data lies; made when missing
   * @param failed told once when a flush fails: nothing may be acknowledged any more
   */
  constructor(
    folder: string,
    private readonly failed: (error: unknown) => void,
  ) {
    // Overlapping sync would let a commit return before it is on disk.
    this.root = open({
      path: folder,
      noSubdir: false,
      encoding: 'binary',
      maxDbs: 4,
      overlappingSync: false,
    });
    this.docs = this.root.openDB({ name: 'documents', encoding: 'binary' });
    this.collections = this.root.openDB({ name: 'collections', encoding: 'binary' });
    this.sessions = this.root.openDB<Buffer, string>({ name: 'sessions', encoding: 'binary' });
  }

  /** Every document of a collection in the order of insertion. */
  *documents(collection: number): Generator<[id: number, bytes: Buffer]> {
    const start = collection * RECORDS_PER_COLLECTION;
    for (const { key, value } of this.docs.getRange({ start, end: start + RECORDS_PER_COLLECTION })) {
      yield [key - start, value];
    }
  }

  *savedCollections(): Generator<[id: number, bytes: Buffer]> {
    for (const { key, value } of this.collections.getRange()) yield [key, value];
  }

  *savedSessions(): Generator<[id: string, bytes: Buffer]> {
    for (const { key, value } of this.sessions.getRange()) yield [key, value];
  }

  /** Stores (or, without bytes, removes) a document with the next flush. */
  put(collection: number, record: number, bytes: Uint8Array | undefined): void {
    this.pending.docs.set(collection * RECORDS_PER_COLLECTION + record, bytes);
    this.schedule();
  }

  putCollection(id: number, bytes: Uint8Array | undefined): void {
    this.pending.collections.set(id, bytes);
    this.schedule();
  }

  putSession(id: string, bytes: Uint8Array | undefined): void {
    this.pending.sessions.set(id, bytes);
    this.schedule();
  }

  /** Resolves once everything put so far is on disk. */
  durable(): Promise<void> {
    return this.next ?? Promise.resolve();
  }

  async close(): Promise<void> {
    await this.durable();
    await this.root.close();
  }

  private schedule(): void {
    // After the sockets that are readable in this turn: their writes join.
    this.next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.next = undefined;
        try {
          this.flush();
          resolve();
        } catch (error) {
          this.failed(error);
          reject(error);
        }
      });
    });
  }

  private flush(): void {
    const { docs, collections, sessions } = this.pending;
    this.pending = emptyPending();
    this.root.transactionSync(() => {
      write(this.docs, docs);
      write(this.collections, collections);
      write(this.sessions, sessions);
    });
  }
}

function emptyPending(): { docs: Table; collections: Table; sessions: Table } {
  return { docs: new Map(), collections: new Map(), sessions: new Map() };
}

function write<K extends number | string>(database: Database<Buffer, K>, table: Table): void {
  for (const [key, bytes] of table) {
    if (bytes) database.putSync(key as K, bytes as Buffer);
    else database.removeSync(key as K);
  }
}
