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
  const { engine, session, retryable, transaction } = context;
  const results = (retryable && session ? session.results : []) as StatementResult[];
  const { rollbacks } = engine.store;
  let fresh = false;
  let turnEnds = performance.now() + context.pace.sliceMs;
  const save = (): void => {
    if (fresh && retryable && session) engine.sessions.saveResults(session);
  };
  const check = (): void => {
    // What earlier statements did is gone: the disk was full meanwhile.
    if (engine.store.rollbacks !== rollbacks) throw outOfDiskSpace(engine.store.files.folder);
    checkPace(context.pace);
  };
  // What has been done so far may reach storage in a pause: so does what a retry has to know about it.
  const pause = async (pausing: Promise<unknown>): Promise<void> => {
    save();
    await pausing;
    turnEnds = performance.now() + context.pace.sliceMs;
  };
  while (results.length < statements.length && !(ordered && results.at(-1)?.error)) {
    const at = results.length;
    const whole = function* (): Work<void> {
      const begun = execute(statements[at] as T);
      // What was done counts immediately: the same command, sent again, goes on behind it.
      results.push(isWork(begun) ? yield* begun : begun);
      fresh = true;
    };
    const ours = (): void => {
      if (results.length !== at) throw new DoneByRepeat();
      check();
    };
    try {
      if (performance.now() >= turnEnds) {
        await pause(new Promise(setImmediate));
        ours();
      }
      const running = paced(whole(), { sliceMs: context.pace.sliceMs, check: ours });
      if (running) await pause(running);
      if (transaction) transaction.statements++;
    } catch (error) {
      if (error instanceof DoneByRepeat) continue;
      if (error instanceof LockWait) {
        await pause(release(error.holder, transaction, context.pace));
        check();
        continue;
      }
      // A transaction ends with any error; a conflict or a failed command is no statement's own error.
      if (transaction && session) engine.sessions.abort(session);
      const refusal = refusalOf(error);
      if (!refusal) {
        save();
        throw error;
      }
      results.push({ n: 0, error: writeError(refusal, results.length) });
      if (transaction) break;
    }
  }
  save();
  // A repeated or failed write also waits: what it saw may not be on disk yet.
  if (!transaction) await engine.store.durable();
  return results;
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
