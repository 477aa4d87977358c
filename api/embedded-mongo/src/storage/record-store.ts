import { CommandError } from '../errors.js';
import { MEMORY_LIMITS, type MemoryLimits } from '../memory-limits.js';
import type { Work } from '../pace.js';
import { type Changes, RECORDS_PER_COLLECTION } from './changes.js';
import { Checkpoints } from './checkpoints.js';
import type { DatabaseFiles } from './database-files.js';
import { ignoreFullDisk, isDiskFull, lacksRoom, outOfDiskSpace } from './disk-full.js';
import type { HeldMoment } from './held-moment.js';
import type { Identity } from './identity.js';
import { IdentityTimer } from './identity-timer.js';
import { IndexLoad } from './index-load.js';
import { Journaled } from './journaled.js';
import { Journals } from './journals.js';
import { type BringForward, openFiles } from './open-files.js';
import { type IndexSnapshot, type IndexSource, NO_INDEXES } from './table-write.js';
import type { Tables } from './tables.js';
import { WriteQueue } from './write-queue.js';

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
  readonly files: DatabaseFiles;
  readonly identity: Identity;
  readonly tables: Tables;
  private readonly journals: Journals;
  private readonly queue = new WriteQueue((changes) => this.write(changes));
  private readonly checkpoints: Checkpoints;
  private holds = 0;
  private readonly identityTimer: IdentityTimer;
  private isBroken = false;
  private isClosing = false;
  /** Whether a checkpoint was asked for. */
  private isWanted = false;
  private wasRefused = false;
  private readonly indexLoad = new IndexLoad();
  /** Grows whenever the disk was full and memory went back to what is stored. */
  rollbacks = 0;
  /** Called before memory goes back, for what rests on it without being stored. */
  beforeRollback: () => void = () => {};
  /** What goes to the tables with the journal. */
  indexes: IndexSource = NO_INDEXES;
  /** Called with changes as soon as they are read from the tables; others may have their turn meanwhile. */
  afterCheckpoint: (changes: Changes) => Work<void> = function* () {};

  /**
   * Opens the files and brings the tables up to date with the journals.
   * @param folder where the data lies; made when missing
   * @param failed called when the disk takes no more: nothing is acknowledged from then on
   * @param limits when the journal goes to the tables
   * @param bringForward absent where there are no indexes
   * @throws DatabaseDamaged when a file is missing, damaged, or from another moment than the others
   */
  constructor(
    folder: string,
    private readonly failed: (error: unknown) => void,
    private readonly limits: Pick<
      MemoryLimits,
      'checkpointBytes' | 'checkpointChunks' | 'comparedFirst' | 'busyChunks' | 'busyShare'
    > = MEMORY_LIMITS,
    bringForward?: BringForward,
  ) {
    const opened = openFiles(folder, limits.comparedFirst, bringForward);
    ({ files: this.files, identity: this.identity, tables: this.tables, notices: this.notices } = opened);
    const broken = (error: unknown): void => this.breakDown(error);
    this.checkpoints = new Checkpoints(
      this,
      bringForward !== undefined,
      (changes) => this.afterCheckpoint(changes),
      broken,
    );
    this.identityTimer = new IdentityTimer(this.identity, () => this.journals.position, broken);
    this.checkpoints.begin(opened.uncompared);
    this.journals = new Journals(
      opened.journals,
      opened,
      () => new Journaled(this.limits, () => this.indexes.changes()),
    );
  }

  /**
   * Stores (or, without bytes, removes) a document with the next batch.
   * @param undo takes the change back from memory, when the disk turns out to be full
   */
  put(collection: number, record: number, bytes: Uint8Array | undefined, undo?: () => void): void {
    this.checkOpen();
    const key = collection * RECORDS_PER_COLLECTION + record;
    this.queue.add((changes) => changes.document(key, bytes), collection, undo);
  }

  putCollection(id: number, bytes: Uint8Array | undefined, undo?: () => void): void {
    this.checkOpen();
    this.queue.add((changes) => changes.collection(id, bytes), id, undo);
  }

  putSession(id: string, bytes: Uint8Array | undefined, undo?: () => void): void {
    this.checkOpen();
    this.queue.add((changes) => changes.session(id, bytes), undefined, undo);
  }

  /** Resolves once everything put so far is on disk. Rejects with OutOfDiskSpace when it was taken back. */
  durable(): Promise<void> {
    return this.queue.durable();
  }

  /** Whether all of a collection (or of all of them) is on disk. */
  isSettled(collection?: number): boolean {
    return this.queue.isSettled(collection);
  }

  /** Whether a write was refused for lack of room, which there still is not: a small one may fit meanwhile. */
  get isFull(): boolean {
    return this.wasRefused && lacksRoom(this.files.folder);
  }

  /** Moves to the tables what the journals have, unless they rest for a backup or wait for room. */
  async checkpoint(): Promise<void> {
    await this.durable().catch(ignoreFullDisk);
    await this.checkpoints.finish();
    this.isWanted = !this.journaled.isEmpty;
    this.checkpointWhenDue();
    // While others write, it begins with one of their frames.
    if (this.isWanted) await this.durable().catch(ignoreFullDisk);
    await this.checkpoints.idle();
  }

  /** Keeps the tables as they are until {@link release}. @throws CommandError OutOfDiskSpace when they wait for room */
  async hold(): Promise<void> {
    this.holds++;
    await this.checkpoints.finish();
    if (!this.isBroken) await this.checkpoints.rest();
    if (!this.isBroken && !this.checkpoints.isBusy) return;
    this.release();
    throw outOfDiskSpace(this.files.folder);
  }

  release(): void {
    this.holds--;
    this.checkpointWhenDue();
  }

  /** What makes up the database as it is stored now. Only while it is held. */
  heldMoment(): HeldMoment {
    const { id, tables } = this.identity.state;
    if (!tables) throw new Error('The tables are not at rest');
    return { id, ...this.journals.position, journalBytes: this.journaled.bytes, tables };
  }

  /** Whether indexes change so much that memory is needed for that. */
  get isBusy(): boolean {
    return this.indexLoad.isHeavy;
  }

  /** @throws CommandError InterruptedAtShutdown once the files are being closed */
  checkOpen(): void {
    if (this.isClosing) throw new CommandError('InterruptedAtShutdown', 'The database is being closed');
  }

  /** Stores what was put, and closes the files. What would still be put is refused. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.durable().catch(ignoreFullDisk);
    if (!this.isBroken) await this.checkpoints.finish();
    if (!this.isBroken && !this.checkpoints.isBusy && !this.journaled.isEmpty)
      await this.startCheckpoint(this.indexes.snapshot());
    if (!this.isBroken) await this.checkpoints.rest();
    this.checkpoints.stop();
    this.identityTimer.stop();
    await this.identity.close();
    this.journals.close();
    await this.tables.close();
  }

  private get journaled(): Journaled {
    return this.journals.journaled;
  }

  private async write(changes: Changes): Promise<void> {
    // Memory is what the disk is once this frame is there: what of the indexes goes to the tables is fixed now.
    const snapshot = this.isDue ? this.indexes.snapshot() : undefined;
    try {
      await this.journals.append(changes);
    } catch (error) {
      snapshot?.giveUp();
      throw this.refuseOrBreakDown(error);
    }
    this.queue.written();
    this.wasRefused = this.isFull;
    this.identityTimer.plan();
    if (snapshot && this.isFree) void this.startCheckpoint(snapshot);
    else {
      snapshot?.giveUp();
      this.checkpointWhenDue();
    }
  }

  /** @returns what the writers get */
  private refuseOrBreakDown(error: unknown): unknown {
    if (!isDiskFull(error)) {
      this.breakDown(error);
      return error;
    }
    try {
      this.journals.cutBack();
    } catch (failure) {
      this.breakDown(failure);
      return failure;
    }
    // Memory goes back to what is on disk.
    this.wasRefused = true;
    this.rollbacks++;
    this.beforeRollback();
    this.queue.takeBack();
    return outOfDiskSpace(this.files.folder);
  }

  /** No checkpoint any more: a later one would make the journal of one that failed look stored. */
  private breakDown(error: unknown): void {
    this.isBroken = true;
    this.failed(error);
  }

  private get isFree(): boolean {
    return this.holds === 0 && !this.checkpoints.isBusy && !this.isBroken && !this.isClosing;
  }

  private get isDue(): boolean {
    if (!this.isFree || this.journaled.isEmpty) return false;
    const share = this.isBusy ? this.limits.busyShare.checkpoints : 1;
    return this.isWanted || this.journaled.isFull(share);
  }

  /** Begins a checkpoint when it is time, and nothing in memory waits for the disk: otherwise the next frame does. */
  private checkpointWhenDue(): void {
    if (this.isDue && this.isSettled()) void this.startCheckpoint(this.indexes.snapshot());
  }

  private startCheckpoint(indexes: IndexSnapshot): Promise<void> {
    this.indexLoad.checkpoint(!this.isWanted && this.journaled.changedChunks >= this.limits.busyChunks);
    this.isWanted = false;
    return this.checkpoints.start({ ...this.journals.endEpoch(), indexes });
  }
}
