import { stat } from 'node:fs/promises';
import { paced, type Work } from '../pace.js';
import type { Changes } from './changes.js';
import { isFullAfter } from './disk-full.js';
import { type FileSum, fileSum } from './file-sum.js';
import type { JournalPosition } from './journals.js';
import type { OpenFiles } from './open-files.js';
import { enterPaced, SLICE_MS } from './paced-writes.js';
import { compareSum } from './recover.js';
import { storedEpochEntry } from './stored-epoch.js';
import type { IndexSnapshot } from './table-write.js';

/** The tables' file is summed up with each checkpoint up to this size, and otherwise when there was none for a while. */
const SUMMED_AT_ONCE = 64 * 1024 * 1024;
const QUIET_MS = 10_000;
/** How long after the start a large file is compared. */
const COMPARED_AFTER_MS = 5000;
/** After a disk was full, how long until the tables are tried again. */
const RETRY_MS = 1000;

/** What one journal holds for the tables: newest values only, up to the last frame of its epoch. */
interface Moving extends JournalPosition {
  readonly changes: Changes;
  readonly indexes: IndexSnapshot;
}

/**
 * Brings to the tables what a journal has collected. A journal is written over only when the tables have all of it; on a
 * full disk it stays as it is, and the tables are tried again.
 */
export class Checkpoints {
  private moving: Moving | undefined;
  private running: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private later: NodeJS.Timeout | undefined;
  /** Ends what only waits for a better time. */
  private hurry: () => void = () => {};

  /**
   * @param moved called as soon as changes are read from the tables
   * @param failed called when the tables fail for good: their journal is kept from then on
   */
  constructor(
    private readonly files: Pick<OpenFiles, 'files' | 'identity' | 'tables'>,
    private readonly hasIndexes: boolean,
    private readonly moved: (changes: Changes) => Work<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Whether the other journal still has what the tables have not. */
  get isBusy(): boolean {
    return this.moving !== undefined;
  }

  /** Begins to move the content of a journal whose epoch has ended. Not while another is busy. */
  start(moving: Moving): Promise<void> {
    this.moving = moving;
    this.hurry();
    return this.go();
  }

  /**
   * Compares a large file of tables with what is known of it, or sums it up, while requests are answered: what they read is
   * checked record by record. Nothing is written to the file before it is compared.
   */
  begin(uncompared: FileSum | undefined): void {
    const { files, identity } = this.files;
    if (uncompared) {
      const wanted = this.untilWanted();
      void this.run(async () => {
        await wanted;
        compareSum(files, uncompared, await fileSum(files.data));
      });
    } else if (!identity.state.tables) this.sumUpLater();
  }

  /** Resolves when nothing is under way: all is in the tables, or waits for room. */
  async idle(): Promise<void> {
    this.hurry();
    await this.running;
  }

  /** Tries again now what waits for room on the disk. */
  async finish(): Promise<void> {
    this.hurry();
    await this.running;
    if (this.moving) await this.go();
  }

  /** Lets the identity know the tables' file, unless something waits for room. */
  async rest(): Promise<void> {
    this.hurry();
    await this.running;
    if (!this.moving && !this.files.identity.state.tables) await this.run(() => this.sumUp());
  }

  stop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.later);
  }

  private go(): Promise<void> {
    clearTimeout(this.retry);
    clearTimeout(this.later);
    const moving = this.moving as Moving;
    return this.run(async () => {
      await this.writeTables(moving);
      this.moving = undefined;
    });
  }

  /** One after the other: nobody may write to the tables' file while it is summed up. */
  private run(work: () => Promise<void>): Promise<void> {
    const running = (this.running ?? Promise.resolve())
      .then(work)
      .catch((error) => this.postponeOrFail(error))
      .finally(() => {
        if (this.running === running) this.running = undefined;
      });
    this.running = running;
    return running;
  }

  /** What the identity says of the tables' file is read from all of it: a large one's, once it is left alone for a while. */
  private async sumUp(): Promise<void> {
    const { identity, files } = this.files;
    await identity.write({ tables: await fileSum(files.data) });
  }

  /** Who has just opened the database has its thread for a while, unless something waits for the comparison. */
  private untilWanted(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, COMPARED_AFTER_MS).unref();
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private sumUpLater(): void {
    this.later = setTimeout(() => void this.run(() => this.sumUp()), QUIET_MS).unref();
  }

  private postponeOrFail(error: unknown): void {
    if (!isFullAfter(error, this.files.files.folder)) {
      this.failed(error);
      return;
    }
    if (this.moving) this.retry = setTimeout(() => this.go(), RETRY_MS).unref();
  }

  /** Brings the tables up to an epoch; until its number is stored with them, the journal counts. */
  private async writeTables({ changes, indexes, epoch, sequence }: Moving): Promise<void> {
    const { identity, files, tables } = this.files;
    // Before the tables change: what is known of their file holds no longer, and the identity is never behind them.
    await identity.write({ epoch: epoch + 1, sequence, tables: null });
    const { id } = identity.state;
    const { hasIndexes } = this;
    await enterPaced(
      tables,
      changes,
      indexes.writes(),
      storedEpochEntry({ epoch, sequence, id, hasIndexes }),
    );
    tables.reader.refresh();
    await paced(indexes.saved(), { sliceMs: SLICE_MS });
    await paced(this.moved(changes), { sliceMs: SLICE_MS });
    if ((await stat(files.data)).size <= SUMMED_AT_ONCE) await this.sumUp();
    else {
      await tables.release();
      this.sumUpLater();
    }
  }
}
