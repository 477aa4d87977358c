import { randomUUID } from 'node:crypto';
import type { HeldMoment } from './held-moment.js';
import type { RecordStore } from './record-store.js';

/** A hold that nobody renews ends: its backup was killed. */
const HOLD_MS = 60_000;

/** The backups that are being made: while there is one, the tables rest and the journal grows. */
export class BackupHolds {
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly store: RecordStore) {}

  /** @returns the hold's name @throws CommandError OutOfDiskSpace */
  async begin(): Promise<string> {
    await this.store.hold();
    const hold = randomUUID();
    this.plan(hold);
    return hold;
  }

  /** Renews a hold. @returns what is stored now; undefined when the hold has ended */
  moment(hold: string): HeldMoment | undefined {
    if (!this.timers.has(hold)) return undefined;
    this.plan(hold);
    return this.store.heldMoment();
  }

  end(hold: string): void {
    if (!this.timers.has(hold)) return;
    clearTimeout(this.timers.get(hold));
    this.timers.delete(hold);
    this.store.release();
  }

  private plan(hold: string): void {
    clearTimeout(this.timers.get(hold));
    this.timers.set(hold, setTimeout(() => this.end(hold), HOLD_MS).unref());
  }
}
