import { Binary } from 'bson';
import { CODES, type CodeName, CommandError, writeConflict } from '../errors.js';
import { checkPace, type Pace, paced, type Work } from '../pace.js';
import { outOfDiskSpace } from '../storage/disk-full.js';
import { LockWait, type Transaction } from '../transactions/transaction.js';
import type { Doc } from '../values/documents.js';
import type { Context } from './context.js';

const CONFLICT_WAIT_MS = 100;
/** The longest a timer can wait; a transaction is ended long before. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** What one insert, update or delete statement did; kept for retries, so plain BSON throughout. */
export interface StatementResult extends Doc {
  n: number;
  modified?: number;
  upserted?: unknown;
  /** findAndModify's document, in BSON. */
  value?: Binary;
  error?: Doc;
}

/**
 * Runs the statements of a write command. A statement that meets a document of a running transaction waits for its
 * end and runs again; what it did, and what a retry would have to know, reaches storage in the same flush.
 * @returns the results so far: ordered commands stop after the first error
 */
export async function runStatements<T>(
  context: Context,
  statements: readonly T[],
  ordered: boolean,
  execute: (statement: T) => StatementResult | Work<StatementResult>,
): Promise<StatementResult[]> {
  const running = new Running(context);
  const { results } = running;
  const { transaction } = context;
  while (results.length < statements.length && !(ordered && results.at(-1)?.error)) {
    running.begin();
    try {
      if (running.isTurnOver) {
        await running.pause(new Promise(setImmediate));
        running.check();
      }
      const work = paced(running.statement(execute, statements[running.at] as T), running);
      if (work) await running.pause(work);
      if (transaction) transaction.statements++;
    } catch (error) {
      if (error instanceof DoneByRepeat) continue;
      if (error instanceof LockWait) {
        await running.pause(release(error.holder, transaction, context.pace));
        running.checkAll();
        continue;
      }
      running.refuse(error);
      if (transaction) break;
    }
  }
  running.save();
  // A repeated or failed write also waits: what it saw may not be on disk yet.
  if (!transaction) await context.engine.store.durable();
  return results;
}

/** A command's statements on their way, and the pace of the one that runs. */
class Running implements Pace {
  readonly results: StatementResult[];
  readonly sliceMs: number;
  /** The number of the statement that runs. */
  at = 0;
  private readonly rollbacks: number;
  private turnEnds: number;
  private isFresh = false;

  constructor(private readonly context: Context) {
    const { engine, session, retryable, pace } = context;
    this.results = (retryable && session ? session.results : []) as StatementResult[];
    this.sliceMs = pace.sliceMs;
    this.rollbacks = engine.store.rollbacks;
    this.turnEnds = performance.now() + pace.sliceMs;
  }

  /** Goes on to the next statement. */
  begin(): void {
    this.at = this.results.length;
  }

  /** Whether others wait for their turn, before the next statement. */
  get isTurnOver(): boolean {
    return performance.now() >= this.turnEnds;
  }

  *statement<T>(
    execute: (statement: T) => StatementResult | Work<StatementResult>,
    statement: T,
  ): Work<void> {
    const begun = execute(statement);
    // What was done counts immediately: the same command, sent again, goes on behind it.
    this.results.push(isWork(begun) ? yield* begun : begun);
    this.isFresh = true;
  }

  /** Keeps what a retry has to know of what was done so far. */
  save(): void {
    const { engine, session, retryable } = this.context;
    if (this.isFresh && retryable && session) engine.sessions.saveResults(session);
  }

  /** What has been done so far may reach storage in a pause: so does what a retry has to know about it. */
  async pause(pausing: Promise<unknown>): Promise<void> {
    this.save();
    await pausing;
    this.turnEnds = performance.now() + this.sliceMs;
  }

  /** @throws DoneByRepeat, and what {@link checkAll} throws */
  check(): void {
    if (this.results.length !== this.at) throw new DoneByRepeat();
    this.checkAll();
  }

  /** @throws CommandError when what earlier statements did is gone, since the disk was full meanwhile, or nobody waits any more */
  checkAll(): void {
    const { engine, pace } = this.context;
    if (engine.store.rollbacks !== this.rollbacks) throw outOfDiskSpace(engine.store.files.folder);
    checkPace(pace);
  }

  /** Notes a statement's error. @throws what ends the whole command */
  refuse(error: unknown): void {
    const { engine, session, transaction } = this.context;
    // A transaction ends with any error; a conflict or a failed command is no statement's own error.
    if (transaction && session) engine.sessions.abort(session);
    const refusal = refusalOf(error);
    if (!refusal) {
      this.save();
      throw error;
    }
    this.results.push({ n: 0, error: writeError(refusal, this.results.length) });
  }
}

const isWork = <T extends Doc>(begun: T | Work<T>): begun is Work<T> => Symbol.iterator in begun;

/** What a statement is given up with when the same command, sent again, has done it meanwhile. */
class DoneByRepeat {}

/**
 * Waits for a transaction to end. Another transaction waits only a moment, since the one client may be holding both,
 * and then starts from what is committed by now.
 * @throws CommandError WriteConflict; MaxTimeMSExpired
 */
export async function release(
  holder: Transaction,
  waiting: Transaction | undefined,
  pace: Pace,
): Promise<void> {
  const left = pace.deadline === undefined ? MAX_TIMEOUT_MS : pace.deadline - performance.now();
  const most = waiting ? Math.min(CONFLICT_WAIT_MS, left) : left;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, Math.ceil(most)), true);
  });
  const isTooLong = await Promise.race([tooLong, holder.released]);
  clearTimeout(timer);
  checkPace(pace);
  if (!waiting) return;
  if (isTooLong || waiting.state !== 'running') throw writeConflict();
  waiting.restartSnapshot();
}

const ENDS_COMMAND: ReadonlySet<CodeName> = new Set([
  'WriteConflict',
  'MaxTimeMSExpired',
  'ClientDisconnect',
  'InterruptedAtShutdown',
]);

/** The error of a statement that was refused; undefined for what ends the whole command. */
function refusalOf(error: unknown): CommandError | undefined {
  return error instanceof CommandError && !ENDS_COMMAND.has(error.codeName) ? error : undefined;
}

function writeError(error: CommandError, index: number): Doc {
  return { index, code: error.code, errmsg: error.message, ...error.fields };
}

/** The error of a single-statement command, thrown as the command's own. */
export function throwStatementError(result: StatementResult): void {
  if (!result.error) return;
  const { code, errmsg, index: _index, ...fields } = result.error;
  const name = (Object.keys(CODES) as CodeName[]).find((known) => CODES[known] === code);
  throw new CommandError(name ?? 'BadValue', String(errmsg), fields);
}
