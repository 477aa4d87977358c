import type { MemoryLimits } from '../memory-limits.js';
import { Changes } from './changes.js';

/** How much longer a journal gets than what it holds for the tables, where the same documents change again and again. */
const JOURNAL_TIMES = 3;
/** Changes of indexes are counted in all of them: not for each document. */
const COUNTED_AFTER = 64;

/** What the active journal holds for the tables. */
export class Journaled {
  /** Newest values only. */
  readonly changes = new Changes();
  /** Of the journal. */
  bytes = 0;
  /** How many parts of indexes have changed, as they were counted last, and how many changes came since. */
  private chunks = 0;
  private uncounted = 0;

  /** @param countChunks how many parts of indexes have changed */
  constructor(
    private readonly limits: Pick<MemoryLimits, 'checkpointBytes' | 'checkpointChunks'>,
    private readonly countChunks: () => number,
  ) {}

  /** @param journalBytes how long the journal is with them */
  add(changes: Changes, journalBytes: number): void {
    this.changes.add(changes);
    this.bytes = journalBytes;
    this.uncounted += changes.size;
    if (this.uncounted < COUNTED_AFTER) return;
    this.uncounted = 0;
    this.chunks = this.countChunks();
  }

  get isEmpty(): boolean {
    return this.changes.size === 0;
  }

  /** How many parts of indexes have changed, about. */
  get changedChunks(): number {
    return this.chunks;
  }

  /** Whether there is much for the tables, or a start would have much to read. @param share of the bounds */
  isFull(share: number): boolean {
    const { checkpointBytes, checkpointChunks } = this.limits;
    const bytes = checkpointBytes * share;
    return (
      this.changes.bytes > bytes ||
      this.bytes > JOURNAL_TIMES * bytes ||
      this.chunks > checkpointChunks * share
    );
  }
}
