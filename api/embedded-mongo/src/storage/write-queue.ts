import { Batch } from './batch.js';
import type { Changes } from './changes.js';

/** For a rejection that others get as well. */
const reported = (): void => undefined;

/** What waits for the disk. Writers who come at the same time share one batch; the next leaves when the one before is on disk. */
export class WriteQueue {
  private pending = new Batch();
  /** What goes to disk just now. */
  private underway = new Batch();
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  /** @param write brings a batch to disk, and calls `written` as soon as it is there; it may reject */
  constructor(private readonly write: (changes: Changes) => Promise<void>) {}

  /**
   * Adds to the next batch.
   * @param change enters it
   * @param collection which collection it belongs to
   * @param undo takes it back from memory
   */
  add(
    change: (changes: Changes) => void,
    collection: number | undefined,
    undo: (() => void) | undefined,
  ): void {
    const { pending } = this;
    change(pending.changes);
    if (collection !== undefined) pending.collections.add(collection);
    pending.addUndo(undo);
    if (this.next) return;
    this.next = this.writeNext();
    // The writers who wait get the error; without any, whoever writes notes it.
    this.next.catch(reported);
  }

  /** Resolves once everything that was added is on disk; rejects as `write` does. */
  durable(): Promise<void> {
    return this.next ?? this.writing;
  }

  /** Whether all of a collection (or of all of them) is on disk. */
  isSettled(collection?: number): boolean {
    const { pending, underway } = this;
    if (collection !== undefined)
      return !pending.collections.has(collection) && !underway.collections.has(collection);
    return pending.changes.size + underway.changes.size === 0;
  }

  /** The batch that goes to disk is there. */
  written(): void {
    this.underway = new Batch();
  }

  /** Takes back from memory what is not on disk: also what came later, since it rests on what was refused. */
  takeBack(): void {
    for (const batch of [this.pending, this.underway]) batch.undo();
    this.pending = new Batch();
    this.underway = new Batch();
    this.next = undefined;
    this.writing = Promise.resolve();
  }

  /** Not before this turn's other writes have joined. */
  private async writeNext(): Promise<void> {
    await Promise.all([this.writing, new Promise(setImmediate)]);
    this.underway = this.pending;
    this.pending = new Batch();
    this.next = undefined;
    this.writing = this.write(this.underway.changes);
    return this.writing;
  }
}
