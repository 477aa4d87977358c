import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import { Changes, type StoreKey } from './changes.js';
import { Journal, readJournal } from './journal.js';

/** A collection's documents lie together: its number times this, plus the record's own. */
const RECORDS_PER_COLLECTION = 2 ** 40;
const CHECKPOINT_BYTES = 8 * 1024 * 1024;
/** How much of a checkpoint goes to LMDB at a time, so that requests do not wait for all of it. */
const SLICE = 500;
const EPOCH = 'epoch';

/**
 * The files on disk: tables in LMDB, and in front of them a journal. A write is acknowledged when the journal has it;
 * writers who come at the same time share one frame. From time to time what the journal collected goes to the tables,
 * while new writes go to a second journal. (LMDB alone rewrites whole pages for each small commit: at 16 writers it took
 * five times the processor time, and stood in the way of reads while it waited for the disk.)
 */
export class RecordStore {
  private readonly root: RootDatabase<Buffer, string>;
  private readonly tables: readonly Database<Buffer, StoreKey>[];
  private readonly journals: [active: Journal, resting: Journal];
  private epoch: number;
  private pending = new Changes();
  /** What the active journal holds, newest values only. */
  private journaled = new Changes();
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private checkpoint: Promise<void> | undefined;

  /**
   * Opens the files and brings the tables up to date with the journals.
   * @param folder where the data lies; made when missing
   * @param failed told when the disk takes no more: nothing is acknowledged from then on
   */
  constructor(
    folder: string,
    private readonly failed: (error: unknown) => void,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Overlapping sync would call a commit done before it is on disk.
    this.root = open({
      path: join(folder, 'tables'),
      noSubdir: false,
      encoding: 'binary',
      maxDbs: 4,
      overlappingSync: false,
    });
    this.tables = ['documents', 'collections', 'sessions'].map((name) =>
      this.root.openDB<Buffer, StoreKey>({ name, encoding: 'binary' }),
    );
    const paths = ['journal-0', 'journal-1'].map((name) => join(folder, name)) as [string, string];
    this.epoch = this.recover(paths) + 1;
    this.journals = [new Journal(paths[0]), new Journal(paths[1])];
    this.journals[0].restart(this.epoch);
    syncFolder(folder);
  }

  /** Every document of a collection in the order of insertion. */
  *documents(collection: number): Generator<[id: number, bytes: Buffer]> {
    const start = collection * RECORDS_PER_COLLECTION;
    const range = { start, end: start + RECORDS_PER_COLLECTION };
    for (const { key, value } of this.table(0).getRange(range)) yield [(key as number) - start, value];
  }

  *savedCollections(): Generator<[id: number, bytes: Buffer]> {
    for (const { key, value } of this.table(1).getRange()) yield [key as number, value];
  }

  *savedSessions(): Generator<[id: string, bytes: Buffer]> {
    for (const { key, value } of this.table(2).getRange()) yield [key as string, value];
  }

  /** Stores (or, without bytes, removes) a document with the next batch. */
  put(collection: number, record: number, bytes: Uint8Array | undefined): void {
    this.pending.document(collection * RECORDS_PER_COLLECTION + record, bytes);
    this.schedule();
  }

  putCollection(id: number, bytes: Uint8Array | undefined): void {
    this.pending.collection(id, bytes);
    this.schedule();
  }

  putSession(id: string, bytes: Uint8Array | undefined): void {
    this.pending.session(id, bytes);
    this.schedule();
  }

  /** Resolves once everything put so far is on disk. */
  durable(): Promise<void> {
    return this.next ?? this.writing;
  }

  async close(): Promise<void> {
    await this.durable();
    await this.checkpoint;
    await this.startCheckpoint();
    for (const journal of this.journals) journal.close();
    await this.root.close();
  }

  private table(at: number): Database<Buffer, StoreKey> {
    return this.tables[at] as Database<Buffer, StoreKey>;
  }

  /** The next batch leaves when the one before is on disk, and not before this turn's other writes have joined. */
  private schedule(): void {
    if (this.next) return;
    const turn = new Promise<void>((resolve) => setImmediate(resolve));
    this.next = Promise.all([this.writing, turn]).then(() => {
      const batch = this.pending;
      this.pending = new Changes();
      this.next = undefined;
      this.writing = this.write(batch);
      return this.writing;
    });
    // The writers who wait for it are told; without any, `failed` is.
    this.next.catch(() => undefined);
  }

  private async write(batch: Changes): Promise<void> {
    try {
      await this.journals[0].append(batch);
    } catch (error) {
      this.failed(error);
      throw error;
    }
    this.journaled.add(batch);
    if (this.journals[0].size > CHECKPOINT_BYTES && !this.checkpoint) void this.startCheckpoint();
  }

  private startCheckpoint(): Promise<void> {
    this.checkpoint = this.writeTables(this.journaled, this.epoch)
      .catch(this.failed)
      .finally(() => {
        this.checkpoint = undefined;
      });
    this.journals.reverse();
    this.journals[0].restart(++this.epoch);
    this.journaled = new Changes();
    return this.checkpoint;
  }

  /** Brings the tables up to an epoch; until its number is stored with them, the journal counts. */
  private async writeTables({ tables }: Changes, epoch: number): Promise<void> {
    for (const [at, table] of tables.entries()) {
      let slice = 0;
      let written: Promise<boolean> | undefined;
      for (const [key, bytes] of table) {
        written = bytes ? this.table(at).put(key, bytes as Buffer) : this.table(at).remove(key);
        if (++slice % SLICE === 0) await written;
      }
      await written;
    }
    await this.root.put(EPOCH, epochBytes(epoch));
  }

  /** @returns the newest epoch there was */
  private recover(paths: readonly string[]): number {
    const stored = this.root.get(EPOCH)?.readUInt32LE(0) ?? 0;
    const left = paths.map(readJournal).filter(({ epoch }) => epoch > stored);
    left.sort((a, b) => a.epoch - b.epoch);
    const newest = left.at(-1)?.epoch ?? stored;
    this.root.transactionSync(() => {
      for (const { changes } of left) {
        for (const [at, table] of changes.tables.entries()) {
          for (const [key, bytes] of table) {
            if (bytes) this.table(at).putSync(key, bytes as Buffer);
            else this.table(at).removeSync(key);
          }
        }
      }
      this.root.putSync(EPOCH, epochBytes(newest));
    });
    return newest;
  }
}

/** Makes the names of new files as durable as what they hold. Windows keeps names by itself and cannot open folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function epochBytes(epoch: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(epoch, 0);
  return bytes;
}
