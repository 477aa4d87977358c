import { Changes } from './changes.js';
import { isFullAfter } from './disk-full.js';
import { fileSum } from './file-sum.js';
import type { OpenFiles } from './open-files.js';
import { storedEpochEntry } from './stored-epoch.js';

/** How much of a checkpoint goes to LMDB at a time, so that requests do not wait for all of it. */
const SLICE = 500;
/** After a disk was full, how long until the tables are tried again. */
const RETRY_MS = 1000;

/** What one journal holds for the tables: newest values only, up to the last frame of its epoch. */
interface Moving {
  readonly changes: Changes;
  readonly epoch: number;
  readonly sequence: number;
}

/**
 * Brings to the tables what a journal has collected. A journal is written over only when the tables have all of it; on a
 * full disk it stays as it is, and the tables are tried again.
 */
export class Checkpoints {
  private moving: Moving | undefined;
  private running: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;

  /** @param failed called when the tables fail for good: their journal is kept from then on */
  constructor(
    private readonly files: Pick<OpenFiles, 'files' | 'identity' | 'tables'>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Whether the other journal still has what the tables have not. */
  get isBusy(): boolean {
    return this.moving !== undefined;
  }

  /** Begins to move the content of a journal whose epoch has ended. Not while another is busy. */
  start(moving: Moving): Promise<void> {
    this.moving = moving;
    return this.go();
  }

  /** Resolves when nothing is under way: all is in the tables, or waits for room. */
  async idle(): Promise<void> {
    await this.running;
  }

  /** Tries again now what waits for room on the disk. */
  async finish(): Promise<void> {
    await this.running;
    if (this.moving) await this.go();
  }

  stop(): void {
    clearTimeout(this.retry);
  }

  private go(): Promise<void> {
    clearTimeout(this.retry);
    const moving = this.moving as Moving;
    this.running = this.writeTables(moving)
      .then(() => {
        this.moving = undefined;
      })
      .catch((error) => this.postponeOrFail(error))
      .finally(() => {
        this.running = undefined;
      });
    return this.running;
  }

  private postponeOrFail(error: unknown): void {
    if (!isFullAfter(error, this.files.files.folder)) {
      this.failed(error);
      return;
    }
    this.retry = setTimeout(() => this.go(), RETRY_MS).unref();
  }

  /** Brings the tables up to an epoch; until its number is stored with them, the journal counts. */
  private async writeTables({ changes, epoch, sequence }: Moving): Promise<void> {
    const { identity, files, tables } = this.files;
    // Before the tables change: what is known of their file holds no longer, and the identity is never behind them.
    await identity.write({ epoch: epoch + 1, sequence, tables: null });
    for (const [at, entries] of changes.tables.entries()) {
      const table = tables.all[at as 0 | 1 | 2];
      let slice = 0;
      let written: Promise<boolean>[] = [];
      for (const [key, bytes] of entries) {
        written.push(table.enter(key, bytes));
        if (++slice % SLICE === 0) {
          await committed(written);
          written = [];
        }
      }
      await committed(written);
    }
    await committed([tables.root.put(...storedEpochEntry({ epoch, sequence, id: identity.state.id }))]);
    await identity.write({ tables: await fileSum(files.data) });
  }
}

/** Waits for all of a slice. @throws what LMDB's commit failed with */
async function committed(written: readonly Promise<boolean>[]): Promise<void> {
  for (const result of await Promise.allSettled(written)) {
    if (result.status === 'rejected') throw await reasonOf(result.reason);
  }
}

/** LMDB's errors of writes refer to the one of their commit, which comes as a rejected promise. */
async function reasonOf(error: unknown): Promise<unknown> {
  const { commitError } = error as { commitError?: unknown };
  try {
    await commitError;
  } catch (reason) {
    return reason;
  }
  return error;
}
