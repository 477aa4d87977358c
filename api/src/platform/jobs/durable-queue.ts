import { ShopError } from '@jhola/shared/errors/shop-error';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { RepeatedWork } from './repeated-work.js';

/** Handled rows are written in batches, at most this often. */
const BATCH_MS = 50;

type Rows = mongo.Collection<mongo.BSON.Document>;

/** A row that waits in a collection. */
export interface QueuedRow {
  readonly _id: mongo.ObjectId | string;
}

/** Which rows of a collection are a queue, and what is done with them. */
export interface QueueOptions<Row extends QueuedRow> {
  /** Its name in the log. */
  readonly name: string;
  /** A model, for its collection. */
  readonly model: { readonly collection: unknown };
  /** The path of the indexed date at which a row is due, or until which a process has it. Rows without it are done. */
  readonly dueAt: string;
  /** The path of the number of tries that have failed. */
  readonly failures: string;
  /** What the log says of a row besides its id. */
  readonly facts: (row: Row) => object;
  /** How many rows this process takes at the same time. */
  readonly concurrency: number;
  /** How long a process has a row it has taken; longer than handling takes, or than a few renewals. */
  readonly leaseMs: number;
  /** How often the lease of a row is renewed while it is handled; never when absent. */
  readonly renewMs?: number;
  /** How often rows are looked for that another process has left. */
  readonly everyMs: number;
  /** What becomes of a row that is done: it is deleted, or loses its date. */
  readonly whenDone: 'delete' | 'keep';
  /**
   * Does what a row asks for. It must tolerate repeats.
   * @returns when to try again; nothing when it is done
   * @throws whatever went wrong: it is logged and tried again
   */
  readonly handle: (row: Row, closing: AbortSignal) => Promise<Date | undefined>;
  /** When to try again after handling threw. */
  readonly retryAt: (row: Row) => Date;
}

/** Until when this process has a row. */
interface Lease {
  until: Date;
}

/**
 * Rows of a collection that are worked off, each by one process at a time: neither a crash nor a failure loses
 * one. A row is taken by moving its date, and is due again when the process that has it dies.
 */
export class DurableQueue<Row extends QueuedRow> {
  private readonly log = new Logger('Jobs');
  private readonly closing = new AbortController();
  private readonly rounds: RepeatedWork;
  /** By what ends when they are handled: a row may be started again before its former handling has ended. */
  private readonly running = new Map<Promise<void>, Row['_id']>();
  private done: Row['_id'][] = [];
  private writing: NodeJS.Timeout | undefined;
  private hasReleased: boolean;

  /** @param isSoleWriter whether no other process can have rows: what an earlier one has left is due at start */
  constructor(
    private readonly options: QueueOptions<Row>,
    isSoleWriter: boolean,
  ) {
    const { name, everyMs } = options;
    this.hasReleased = !isSoleWriter;
    this.rounds = new RepeatedWork({ name, everyMs, work: () => this.takeDue() });
  }

  /** Its name in the log. */
  get name(): string {
    return this.options.name;
  }

  /** How long the oldest row is due and nobody has taken it, in milliseconds; 0 where none is. */
  async lateMs(): Promise<number> {
    const { dueAt } = this.options;
    const now = new Date();
    const oldest = await this.rows.findOne({ [dueAt]: { $lte: now } }, { sort: { [dueAt]: 1 } });
    const due = dueAt.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], oldest);
    return due instanceof Date ? now.getTime() - due.getTime() : 0;
  }

  /** Begins to take rows. */
  open(): void {
    this.rounds.open();
  }

  /** Call it after rows are written that are due: they are taken immediately. */
  wake(): void {
    this.rounds.wake();
  }

  /**
   * Handles a row that was written as this process's own: due at `leaseUntil`.
   * @returns when handling has ended; never rejects
   */
  start(row: Row, leaseUntil: Date): Promise<void> {
    const handled: Promise<void> = this.handle(row, leaseUntil).finally(() => this.running.delete(handled));
    this.running.set(handled, row._id);
    return handled;
  }

  /** Takes no more rows, and waits until those it has are handled. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.rounds.close();
    while (this.running.size > 0) await Promise.all(this.running.keys());
    clearTimeout(this.writing);
    await this.writeDone();
  }

  private get rows(): Rows {
    return this.options.model.collection as Rows;
  }

  private async takeDue(): Promise<void> {
    await this.release();
    const { dueAt, leaseMs, renewMs, concurrency } = this.options;
    while (!this.closing.signal.aborted) {
      if (this.running.size >= concurrency) {
        await Promise.race(this.running.keys());
        continue;
      }
      const now = new Date();
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const row = await this.rows.findOneAndUpdate(
        // A lease that is renewed is over after a suspend, too; the row is still this process's.
        { ...(renewMs && this.others()), [dueAt]: { $lte: now } },
        { $set: { [dueAt]: leaseUntil } },
        { sort: { [dueAt]: 1 } },
      );
      if (!row) return;
      void this.start(row as unknown as Row, leaseUntil);
    }
  }

  /** Makes all rows due that an earlier process has left, once. */
  private async release(): Promise<void> {
    if (this.hasReleased) return;
    const { dueAt } = this.options;
    const now = new Date();
    await this.rows.updateMany({ ...this.others(), [dueAt]: { $gt: now } }, { $set: { [dueAt]: now } });
    this.hasReleased = true;
  }

  /** All rows but those that this process is handling. */
  private others(): object {
    return { _id: { $nin: [...this.running.values()] } };
  }

  /** Never throws. */
  private async handle(row: Row, leaseUntil: Date): Promise<void> {
    const { name, handle, retryAt, facts } = this.options;
    const lease: Lease = { until: leaseUntil };
    const renewal = this.renewal(row, lease);
    let next: Date | undefined;
    try {
      next = await handle(row, this.closing.signal);
    } catch (err) {
      next = retryAt(row);
      const entry = { err, job: name, id: String(row._id), ...facts(row), retryAt: next };
      // A refusal is expected, such as of a provider that is away; anything else is a defect.
      if (err instanceof ShopError) this.log.warn(entry, 'A job failed and is tried again');
      else this.log.error(entry, 'A job failed and is tried again');
    }
    await renewal?.close();
    if (next) await this.postpone(row, lease, next);
    else {
      this.done.push(row._id);
      this.writing ??= setTimeout(() => void this.writeDone(), BATCH_MS);
    }
  }

  /** Renews the lease of a row until it is closed; undefined where leases are not renewed. */
  private renewal({ _id }: Row, lease: Lease): RepeatedWork | undefined {
    const { name, dueAt, leaseMs, renewMs: everyMs } = this.options;
    if (everyMs === undefined) return undefined;
    const work = async () => {
      const until = new Date(Date.now() + leaseMs);
      await this.rows.updateOne({ _id, [dueAt]: lease.until } as object, { $set: { [dueAt]: until } });
      lease.until = until;
    };
    const renewal = new RepeatedWork({ name, everyMs, work });
    renewal.open();
    return renewal;
  }

  private async postpone({ _id }: Row, lease: Lease, next: Date): Promise<void> {
    const { name, dueAt, failures } = this.options;
    try {
      // Only while the row is still this process's: handling may have ended it, or taken too long.
      await this.rows.updateOne({ _id, [dueAt]: lease.until } as object, {
        $set: { [dueAt]: next },
        $inc: { [failures]: 1 },
      });
      this.rounds.wakeAt(next.getTime());
    } catch (err) {
      this.log.error({ err, job: name, id: String(_id) }, 'A job stays taken until its time is over');
    }
  }

  private async writeDone(): Promise<void> {
    this.writing = undefined;
    const { name, dueAt, whenDone } = this.options;
    const which = { _id: { $in: this.done } } as object;
    const { length } = this.done;
    this.done = [];
    if (length === 0) return;
    try {
      if (whenDone === 'delete') await this.rows.deleteMany(which);
      else await this.rows.updateMany(which, { $unset: { [dueAt]: 1 } });
    } catch (err) {
      // They are handled again when their time is over; handling tolerates that.
      this.log.warn({ err, job: name }, 'Handled rows could not be marked');
    }
  }
}
