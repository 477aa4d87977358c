import type { Changes } from './changes.js';
import type { Journal } from './journal.js';
import { Journaled } from './journaled.js';

/** Where the journals are: which epoch is written, and the last frame that is on disk. */
export interface JournalPosition {
  readonly epoch: number;
  readonly sequence: number;
}

/** Two journals that take turns, an epoch each: while one goes to the tables, the other is written. */
export class Journals {
  private epoch: number;
  private sequence: number;
  private content: Journaled;

  /**
   * @param pair epochs alternate between them; both are written over
   * @param position the epoch to begin with, and the last frame before it
   * @param empty the content of a journal that begins
   */
  constructor(
    private readonly pair: readonly [Journal, Journal],
    position: JournalPosition,
    private readonly empty: () => Journaled,
  ) {
    this.epoch = position.epoch;
    this.sequence = position.sequence;
    this.content = this.begin();
  }

  get position(): JournalPosition {
    return { epoch: this.epoch, sequence: this.sequence };
  }

  /** What the journal that is written holds for the tables. */
  get journaled(): Journaled {
    return this.content;
  }

  /** Writes one batch as a frame. Calls must not overlap. Rejects when the disk does not take it. */
  async append(changes: Changes): Promise<void> {
    const { active } = this;
    await active.append(changes, this.sequence + 1);
    this.sequence++;
    this.content.add(changes, active.size);
  }

  /** Cuts off what a refused {@link append} left behind. Throws when the disk does not even take that. */
  cutBack(): void {
    this.active.cutBack();
  }

  /**
   * Ends the epoch; the other journal is written from now on. Not before the tables have what that one held.
   * @returns what ended: its changes, its epoch, and its last frame
   */
  endEpoch(): JournalPosition & { readonly changes: Changes } {
    const ended = { ...this.position, changes: this.content.changes };
    this.epoch++;
    this.content = this.begin();
    return ended;
  }

  close(): void {
    for (const journal of this.pair) journal.close();
  }

  private get active(): Journal {
    return this.pair[this.epoch % 2] as Journal;
  }

  private begin(): Journaled {
    this.active.restart(this.epoch);
    return this.empty();
  }
}
