import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, mongo } from 'mongoose';

const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

type AfterCommit = () => void;

/** Runs atomic work. */
@Injectable()
export class Transactions {
  private readonly afterCommits = new WeakMap<ClientSession, AfterCommit[]>();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs `work` in one transaction and returns its result, once that is durable. Work may run several times
   * (whenever another transaction was quicker), so it must do nothing but database calls with this session.
   * @throws whatever work throws (nothing was written then)
   * @throws ShopError server.busy when others were quicker every time
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await this.connection.startSession();
    try {
      for (let attempt = 1; ; attempt++) {
        this.afterCommits.set(session, []);
        try {
          session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
          const result = await work(session);
          await this.commit(session);
          for (const act of this.afterCommits.get(session) ?? []) act();
          return result;
        } catch (error) {
          if (session.inTransaction()) await session.abortTransaction().catch(() => {});
          if (!hasLabel(error, 'TransientTransactionError')) throw error;
          if (attempt === MAX_TRIES) throw new ShopError('server.busy');
          await pause(jittered(attempt));
        }
      }
    } finally {
      await session.endSession();
    }
  }

  /**
   * Registers `act` to be called once this session's transaction is committed; never after a rollback. It
   * must not throw.
   */
  afterCommit(session: ClientSession, act: AfterCommit): void {
    const acts = this.afterCommits.get(session);
    if (!acts) throw new Error('This session is not in a transaction of Transactions.run.');
    acts.push(act);
  }

  /** Commits, and repeats the commit when its outcome is unknown (committing twice is harmless). */
  private async commit(session: ClientSession): Promise<void> {
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
