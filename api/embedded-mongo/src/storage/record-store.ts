import type { Database } from 'lmdb';
import { Changes, type StoreKey } from './changes.js';
import type { DatabaseFiles } from './database-files.js';
import { fileSum } from './file-sum.js';
import type { Identity } from './identity.js';
import type { Journal } from './journal.js';
import { openFiles } from './open-files.js';
import { storedEpochEntry } from './stored-epoch.js';
import type { Tables } from './tables.js';

/** A collection's documents lie together: its number times this, plus the record's own. */
const RECORDS_PER_COLLECTION = 2 ** 40;
const CHECKPOINT_BYTES = 8 * 1024 * 1024;
/** How much of a checkpoint goes to LMDB at a time, so that requests do not wait for all of it. */
const SLICE = 500;
/** How long after a write the identity knows of it, so that a journal that lacks it is noticed. */
const IDENTITY_MS = 100;

/**
 * The files on disk: tables in LMDB, in front of them a journal, and an identity that says how far both must reach. A
 * write is acknowledged when the journal has it; writers who come at the same time share one frame. From time to time
 * what the journal collected goes to the tables, while new writes go to a second journal. (LMDB alone rewrites whole
 * pages for each small commit: at 16 writers it took five times the processor time, and stood in the way of reads while
 * it waited for the disk.)
 */
export class RecordStore {
  /** What an owner should know of the files as they were found, in sentences. */
  readonly notices: readonly string[];
  private readonly files: DatabaseFiles;
  private readonly identity: Identity;
  private readonly tables: Tables;
  /** Epochs alternate between them. */
  private readonly journals: readonly [Journal, Journal];
  private epoch: number;
  /** The last frame that is on disk. */
  private sequence: number;
  private pending = new Changes();
  /** What the active journal holds, newest values only. */
  private journaled = new Changes();
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private checkpoint: Promise<void> | undefined;
  private identityTimer: NodeJS.Timeout | undefined;
  private isBroken = false;

  /**
   * Opens the files and brings the tables up to date with the journals.
   * @param folder where the data lies; made when missing
   * @param failed called when the disk takes no more: nothing is acknowledged from then on
   * @throws DatabaseDamaged when a file is missing, damaged, or from another moment than the others
   */
  constructor(
    folder: string,
    private readonly failed: (error: unknown) => void,
  ) {
    ({
      files: this.files,
      identity: this.identity,
      tables: this.tables,
      journals: this.journals,
      epoch: this.epoch,
      sequence: this.sequence,
      notices: this.notices,
    } = openFiles(folder));
    this.journal.restart(this.epoch);
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
    if (!this.isBroken && this.journaled.size > 0) await this.startCheckpoint();
    clearTimeout(this.identityTimer);
    await this.identity.close();
    for (const journal of this.journals) journal.close();
    await this.tables.root.close();
  }

  private get journal(): Journal {
    return this.journals[this.epoch % 2] as Journal;
  }

  private table(at: number): Database<Buffer, StoreKey> {
    return this.tables.all[at] as Database<Buffer, StoreKey>;
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
    // The writers who wait get the error; without any, `failed` does.
    this.next.catch(() => undefined);
  }

  private async write(batch: Changes): Promise<void> {
    try {
      await this.journal.append(batch, this.sequence + 1);
    } catch (error) {
      this.breakDown(error);
      throw error;
    }
    this.sequence++;
    this.journaled.add(batch);
    this.identityTimer ??= setTimeout(() => this.writeIdentity(), IDENTITY_MS).unref();
    if (this.journal.size > CHECKPOINT_BYTES && !this.checkpoint && !this.isBroken) {
      void this.startCheckpoint();
    }
  }

  private writeIdentity(): void {
    this.identityTimer = undefined;
    const { epoch, sequence } = this;
    this.identity.write({ epoch, sequence }).catch((error) => this.breakDown(error));
  }

  /** No checkpoint any more: a later one would make the journal of one that failed look stored. */
  private breakDown(error: unknown): void {
    this.isBroken = true;
    this.failed(error);
  }

  private startCheckpoint(): Promise<void> {
    this.checkpoint = this.writeTables(this.journaled, this.epoch, this.sequence)
      .catch((error) => this.breakDown(error))
      .finally(() => {
        this.checkpoint = undefined;
      });
    this.epoch++;
    this.journal.restart(this.epoch);
    this.journaled = new Changes();
    return this.checkpoint;
  }

  /** Brings the tables up to an epoch; until its number is stored with them, the journal counts. */
  private async writeTables({ tables }: Changes, epoch: number, sequence: number): Promise<void> {
    const { identity, files } = this;
    // Before the tables change: what is known of their file holds no longer, and the identity is never behind them.
    await identity.write({ epoch: epoch + 1, sequence, tables: null });
    for (const [at, table] of tables.entries()) {
      let slice = 0;
      let written: Promise<boolean> | undefined;
      for (const [key, bytes] of table) {
        written = bytes ? this.table(at).put(key, bytes as Buffer) : this.table(at).remove(key);
        if (++slice % SLICE === 0) await written;
      }
      await written;
    }
    await this.tables.root.put(...storedEpochEntry({ epoch, sequence, id: identity.state.id }));
    await identity.write({ tables: await fileSum(files.data) });
  }
}
