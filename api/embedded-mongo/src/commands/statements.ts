import { Binary } from 'bson';
import { CODES, type CodeName, CommandError, writeConflict } from '../errors.js';
import { outOfDiskSpace } from '../storage/disk-full.js';
import { LockWait, type Transaction } from '../transactions/transaction.js';
import type { Doc } from '../values/documents.js';
import type { Context } from './context.js';

const CONFLICT_WAIT_MS = 100;

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
  execute: (statement: T) => StatementResult,
): Promise<StatementResult[]> {
  const { engine, session, retryable, transaction } = context;
  const results = (retryable && session ? session.results : []) as StatementResult[];
  const { rollbacks } = engine.store;
  let fresh = false;
  while (results.length < statements.length && !(ordered && results.at(-1)?.error)) {
    try {
      results.push(execute(statements[results.length] as T));
      fresh = true;
      if (transaction) transaction.statements++;
    } catch (error) {
      if (error instanceof LockWait) {
        if (fresh && retryable && session) engine.sessions.saveResults(session);
        await release(error.holder, transaction);
        // What earlier statements did is gone: the disk was full meanwhile.
        if (engine.store.rollbacks !== rollbacks) throw outOfDiskSpace(engine.store.files.folder);
        continue;
      }
      // A transaction ends with any error; a conflict or a failed command is no statement's own error.
      if (transaction && session) engine.sessions.abort(session);
      const refusal = refusalOf(error);
      if (!refusal) {
        if (fresh && retryable && session) engine.sessions.saveResults(session);
        throw error;
      }
      results.push({ n: 0, error: writeError(refusal, results.length) });
      if (transaction) break;
    }
  }
  if (fresh && retryable && session) engine.sessions.saveResults(session);
  // A repeated or failed write also waits: what it saw may not be on disk yet.
  if (!transaction) await engine.store.durable();
  return results;
}

/**
 * Waits for a transaction to end. Another transaction waits only a moment, since the one client may be holding both,
 * and then starts from what is committed by now.
 * @throws CommandError WriteConflict
 */
async function release(holder: Transaction, waiting: Transaction | undefined): Promise<void> {
  if (!waiting) return holder.released;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CONFLICT_WAIT_MS, true);
  });
  const conflict = await Promise.race([tooLong, holder.released]);
  clearTimeout(timer);
  if (conflict || waiting.state !== 'running') throw writeConflict();
  waiting.restartSnapshot();
}

/** The error of a statement that was refused; undefined for what ends the whole command. */
function refusalOf(error: unknown): CommandError | undefined {
  return error instanceof CommandError && error.code !== CODES.WriteConflict ? error : undefined;
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
