import { setTimeout as pause } from 'node:timers/promises';

interface Batch {
  readonly ids: Set<string>;
  readonly done: Promise<void>;
}

/**
 * Ids that something has to be done for, gathered for a moment and worked off together, a batch after the other: what costs as
 * much for one as for many is done once for all of a busy moment.
 */
export class IdBatches {
  /** The batch that gathers ids. */
  private next: Batch | undefined;
  private last: Promise<void> = Promise.resolve();

  /**
   * @param work does it for some ids, each once
   * @param gatherMs how long a batch gathers, from its first id on; longer while an earlier one is worked off
   */
  constructor(
    private readonly work: (ids: readonly string[]) => Promise<void>,
    private readonly gatherMs: number,
  ) {}

  /**
   * Adds ids to the next batch.
   * @returns when that is done
   * @throws what the work of that batch throws
   */
  add(...ids: readonly string[]): Promise<void> {
    this.next ??= this.newBatch();
    for (const id of ids) this.next.ids.add(id);
    return this.next.done;
  }

  private newBatch(): Batch {
    const ids = new Set<string>();
    const done = Promise.all([this.last, pause(this.gatherMs)]).then(() => {
      this.next = undefined;
      return this.work([...ids]);
    });
    // Who waits gets the error; the next batch does not fail with it.
    this.last = done.catch(() => {});
    return { ids, done };
  }
}
