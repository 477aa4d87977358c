import { Binary, Long } from 'bson';
import { CommandError } from '../errors.js';
import { MEMORY_LIMITS, type MemoryLimits } from '../memory-limits.js';
import type { RecordStore } from '../storage/record-store.js';
import { savedSessions } from '../storage/saved-content.js';
import { type Doc, isDoc } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { decodeDocument } from '../wire/decode.js';
import { encodeDocument } from '../wire/encode.js';
import { Transaction } from './transaction.js';
import type { Writer } from './writer.js';

export const SESSION_MINUTES = 30;
const TRANSACTION_IDLE_MS = 60_000;

/** A client's logical session: its running transaction, or the outcome of its last retryable write. */
export interface Session {
  /** In hexadecimal digits. */
  readonly id: string;
  /** The same in one character a byte, which costs less to make of what comes with each command. */
  readonly key: string;
  /** The highest transaction number seen; smaller ones come too late. */
  number: bigint;
  /** Results of the retryable write with that number, statement by statement. */
  results: Doc[];
  /** How many of the results are stored, or on their way. */
  saved: number;
  transaction: Transaction | undefined;
  /** True when the transaction with that number was committed (so a repeated commit is answered with yes). */
  committed: boolean;
  lastUsed: number;
}

/** Sessions by id. What a retry has to know is stored in the same flush as the data it is about. */
export class Sessions {
  private readonly byKey = new Map<string, Session>();

  constructor(
    private readonly store: RecordStore,
    private readonly writer: Writer,
    private readonly limits: Pick<MemoryLimits, 'sessions'> = MEMORY_LIMITS,
  ) {}

  load(): void {
    const oldest = Date.now() - SESSION_MINUTES * 60_000;
    for (const [id, bytes] of savedSessions(this.store.tables)) {
      const { number, results, committed, at } = decodeDocument(bytes);
      const lastUsed = (at as Date).getTime();
      if (lastUsed < oldest) this.store.putSession(id, undefined);
      else {
        const session = {
          number: number as bigint,
          results: results as Doc[],
          saved: (results as Doc[]).length,
          committed: committed === true,
        };
        const key = Buffer.from(id, 'hex').toString('latin1');
        this.byKey.set(key, { id, key, ...session, transaction: undefined, lastUsed });
      }
    }
  }

  /** The session of a command's `lsid`, made when new. @throws CommandError TooManyLogicalSessions; TypeMismatch */
  of(lsid: unknown): Session | undefined {
    if (!isDoc(lsid)) return undefined;
    const { id } = lsid;
    if (!(id instanceof Binary)) throw new CommandError('TypeMismatch', "'lsid.id' has to be a UUID");
    const key = keyOf(id);
    let session = this.byKey.get(key);
    if (!session) {
      if (this.byKey.size >= this.limits.sessions) {
        throw new CommandError('TooManyLogicalSessions', `There are ${this.byKey.size} sessions already.`);
      }
      session = {
        id: id.toString('hex'),
        key,
        number: -1n,
        results: [],
        saved: 0,
        transaction: undefined,
        committed: false,
        lastUsed: 0,
      };
      this.byKey.set(key, session);
    }
    session.lastUsed = Date.now();
    return session;
  }

  /**
   * Prepares a retryable write: a repeated number keeps the results so far, a new one starts afresh.
   * @throws CommandError TransactionTooOld
   */
  beginRetryable(session: Session, number: bigint): void {
    this.advance(session, number);
  }

  /** Keeps what the statements so far answered, together with their effects. */
  saveResults(session: Session): void {
    const { id, number, results, committed, saved: before } = session;
    const saved = { number: Long.fromBigInt(number), results, committed, at: new Date(session.lastUsed) };
    session.saved = results.length;
    this.store.putSession(id, encodeDocument(saved), () => {
      if (session.number !== number) return;
      // A repeated write must run again: what it did was taken back.
      session.results = session.results.slice(0, before);
      session.saved = before;
      session.committed = false;
    });
  }

  begin(session: Session, number: bigint): Transaction {
    this.advance(session, number);
    if (session.transaction || session.committed) {
      throw new CommandError('NoSuchTransaction', `Transaction ${number} has been started already`);
    }
    const transaction = new Transaction(number);
    session.transaction = transaction;
    this.writer.running.add(transaction);
    return transaction;
  }

  /** The transaction a command continues. @throws CommandError when it ended, or never began */
  continue(session: Session, number: bigint): Transaction {
    const { transaction } = session;
    if (session.number === number && session.committed) {
      throw new CommandError('TransactionCommitted', `Transaction ${number} has been committed.`);
    }
    if (session.number !== number || transaction?.state !== 'running') throw noSuchTransaction(number);
    transaction.lastUsed = Date.now();
    return transaction;
  }

  /**
   * @returns whether it wrote, as far as that is known of one that was committed before
   * @throws CommandError when there is nothing to commit
   */
  commit(session: Session, number: bigint): boolean {
    if (session.number === number && session.committed) return true;
    const transaction = this.continue(session, number);
    const hasWritten = [...transaction.views.values()].some(({ writes }) => writes.size > 0);
    this.writer.commit(transaction);
    session.transaction = undefined;
    session.committed = true;
    // One that only read needs no room on the disk: repeated after a crash it is read anew.
    if (hasWritten) this.saveResults(session);
    return hasWritten;
  }

  abort(session: Session): void {
    if (session.transaction?.state === 'running') this.writer.abort(session.transaction);
  }

  /** Ends the transaction that a refused command belonged to: as in MongoDB, it cannot be committed without it. */
  abortRefused({ lsid, txnNumber, autocommit }: Doc): void {
    if (autocommit !== false || !isDoc(lsid) || !(lsid.id instanceof Binary) || !isNumberValue(txnNumber))
      return;
    const session = this.byKey.get(keyOf(lsid.id));
    if (session && session.number === BigInt(plainNumber(txnNumber))) this.abort(session);
  }

  /** Ends what nobody has used for long. */
  sweep(now: number): void {
    for (const session of this.byKey.values()) {
      const { transaction } = session;
      if (transaction?.state === 'running' && now - transaction.lastUsed > TRANSACTION_IDLE_MS)
        this.abort(session);
      if (now - session.lastUsed > SESSION_MINUTES * 60_000) this.end(session);
    }
  }

  end(session: Session): void {
    this.abort(session);
    this.byKey.delete(session.key);
    if (session.number < 0n) return;
    this.store.putSession(session.id, undefined, () => this.byKey.set(session.key, session));
  }

  private advance(session: Session, number: bigint): void {
    if (number < session.number) {
      throw new CommandError(
        'TransactionTooOld',
        `Transaction number ${number} is older than ${session.number}`,
      );
    }
    if (number === session.number) return;
    this.abort(session);
    session.number = number;
    session.results = [];
    session.saved = 0;
    session.committed = false;
    session.transaction = undefined;
  }
}

const keyOf = (id: Binary): string => Buffer.prototype.latin1Slice.call(id.buffer, 0, id.position);

/** What a statement gets whose transaction has ended, or never began; drivers start it again. */
export function noSuchTransaction(number: bigint): CommandError {
  return new CommandError(
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions`,
    {
      errorLabels: ['TransientTransactionError'],
    },
  );
}
