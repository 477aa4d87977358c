import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { type LaterWrite, LaterWrites } from './later-writes.js';

const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

type AfterCommit = () => void;
/** Starts what lasts as long as a commit; returns its end. */
type AroundCommit = () => () => void;

/** What a transaction's work asked for about its commit. */
interface CommitActs {
  readonly around: AroundCommit[];
  readonly after: AfterCommit[];
  readonly writes: LaterWrite[];
}

/** Runs atomic work. */
@Injectable()
export class Transactions {
  private readonly acts = new WeakMap<ClientSession, CommitActs>();

  private readonly laterWrites: LaterWrites;

  constructor(@InjectConnection() private readonly connection: Connection) {
    this.laterWrites = new LaterWrites(connection);
  }

  /**
   * Runs `work` in one transaction and returns its result, once that is durable. Work may run several times
   * (whenever another transaction was quicker), so it must do nothing but database calls with this session.
   * @throws whatever work throws (nothing was written then)
   * @param tries how often it is tried while others are quicker
   * @throws ShopError server.busy when others were quicker every time
   */
  async run<T>(work: (session: ClientSession) => Promise<T>, tries = MAX_TRIES): Promise<T> {
    const session = await this.connection.startSession();
    try {
      for (let attempt = 1; ; attempt++) {
        const acts: CommitActs = { around: [], after: [], writes: [] };
        this.acts.set(session, acts);
        try {
          session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
          const result = await work(session);
          await this.laterWrites.write(session, acts.writes);
          await this.commit(session, acts);
          for (const act of acts.after) act();
          return result;
        } catch (error) {
          if (session.inTransaction()) await session.abortTransaction().catch(() => {});
          if (!hasLabel(error, 'TransientTransactionError')) throw error;
          if (attempt === tries) throw new ShopError('server.busy');
          await pause(jittered(attempt));
        }
      }
    } finally {
      await session.endSession();
    }
  }

  /**
   * Registers a write of this session's transaction: right before the commit, all of them travel in one command, in their order.
   * For what the work does not read again.
   */
  writeLater(session: ClientSession, ...writes: readonly LaterWrite[]): void {
    this.actsOf(session).writes.push(...writes);
  }

  /**
   * Registers `act` to be called once this session's transaction is committed; never after a rollback. It
   * must not throw.
   */
  afterCommit(session: ClientSession, act: AfterCommit): void {
    this.actsOf(session).after.push(act);
  }

  /**
   * Registers `start` to be called right before this session's transaction is committed; what it returns is
   * called when the commit has ended, also when it failed or its outcome is unknown. Between the two, others
   * may already read what was committed. Neither must throw.
   */
  aroundCommit(session: ClientSession, start: AroundCommit): void {
    this.actsOf(session).around.push(start);
  }

  private actsOf(session: ClientSession): CommitActs {
    const acts = this.acts.get(session);
    if (!acts) throw new Error('This session is not in a transaction of Transactions.run.');
    return acts;
  }

  private async commit(session: ClientSession, { around }: CommitActs): Promise<void> {
    const ends = around.map((start) => start());
    try {
      await this.commitKnown(session);
    } finally {
      for (const end of ends) end();
    }
  }

  /** Commits, and repeats the commit when its outcome is unknown (committing twice is harmless). */
  private async commitKnown(session: ClientSession): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await session.commitTransaction();
      } catch (error) {
        if (attempt === 3 || !hasLabel(error, 'UnknownTransactionCommitResult')) throw error;
        await pause(jittered(attempt));
      }
    }
  }
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}

/** A random pause that grows with the tries, so that conflicting transactions separate. */
function jittered(attempt: number): number {
  return Math.random() * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
}
