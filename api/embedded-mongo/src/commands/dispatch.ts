import { CommandError, notSupported } from '../errors.js';
import type { Pace } from '../pace.js';
import { noSuchTransaction, type Session } from '../transactions/sessions.js';
import type { Transaction } from '../transactions/transaction.js';
import { LockWait } from '../transactions/transaction.js';
import { type Doc, isDoc } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { COMMANDS, COMMON_ARGUMENTS, type Command } from './command-table.js';
import type { Context, Engine, Reply } from './context.js';

const MAX_TIME_MS = 2 ** 31 - 1;
/** What one statement of an update or of a delete may have. */
const STATEMENT_FIELDS: readonly (readonly [list: string, fields: ReadonlySet<string>])[] = [
  ['updates', new Set(['q', 'u', 'multi', 'upsert', 'hint', 'arrayFilters'])],
  ['deletes', new Set(['q', 'limit', 'hint'])],
];
/** MongoDB runs them in a transaction, too. */
const SHAPES = new Set(['create', 'createIndexes']);
const ENDS = new Set(['commitTransaction', 'abortTransaction']);

/**
 * Runs one command and turns whatever goes wrong into MongoDB's error reply.
 * @param isWaiting whether anybody still waits for the reply: without, a command that takes long is given up
 * @returns the reply itself when it is there without a pause
 */
export function dispatch(
  engine: Engine,
  command: Doc,
  connection: number,
  isWaiting: () => boolean = () => true,
): Reply | Promise<Reply> {
  try {
    const name = nameOf(command);
    const known = COMMANDS.get(name.toLowerCase());
    if (!known) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
    checkArguments(name, known, command);
    const context = contextOf(engine, name, known, command, connection, isWaiting);
    const reply = known.reads ? settledReply(known, context) : known.run(context);
    return reply instanceof Promise ? whenDone(context, reply) : done(context, reply);
  } catch (error) {
    return refused(engine, command, error);
  }
}

function done({ transaction }: Context, reply: Reply): Reply {
  // A read counts as a statement once it is done.
  if (transaction) transaction.statements++;
  return reply;
}

async function whenDone(context: Context, reply: Promise<Reply>): Promise<Reply> {
  try {
    return done(context, await reply);
  } catch (error) {
    return refused(context.engine, context.command, error);
  }
}

function refused(engine: Engine, command: Doc, error: unknown): Reply {
  if (!endsTransaction(command)) engine.sessions.abortRefused(command);
  return { fields: errorReply(error) };
}

/** Whether a command ends the transaction it belongs to. */
export function endsTransaction(command: Doc): boolean {
  return ENDS.has(nameOf(command));
}

/** A command is its first field. */
function nameOf(command: Doc): string {
  for (const name in command) return name;
  return '';
}

/** What a read answered, or will, and what it may rest on. */
interface Reading {
  readonly reply: Reply | Promise<Reply>;
  /** The collection that was read; undefined for any of them. */
  readonly collection: number | undefined;
  readonly rollbacks: number;
}

function read(known: Command, context: Context): Reading {
  const { database, command, name, engine } = context;
  const { store, catalog } = engine;
  const collection = known.reads === 'one' ? catalog.find(database, String(command[name]))?.id : undefined;
  const { rollbacks } = store;
  return { reply: known.run(context), collection, rollbacks };
}

/**
 * The answer of a read, once what it saw is on disk; read again when it was taken back since the disk is full. A
 * transaction that saw it cannot commit, so its reads need not wait.
 */
function settledReply(known: Command, context: Context): Reply | Promise<Reply> {
  const first = read(known, context);
  const { reply, collection } = first;
  if (context.transaction) return reply;
  return reply instanceof Promise || !context.engine.store.isSettled(collection)
    ? whenSettled(known, context, first)
    : reply;
}

async function whenSettled(known: Command, context: Context, first: Reading): Promise<Reply> {
  const { store } = context.engine;
  for (let reading = first; ; reading = read(known, context)) {
    const reply = await reading.reply;
    if (store.rollbacks !== reading.rollbacks) continue;
    if (store.isSettled(reading.collection)) return reply;
    try {
      await store.durable();
      return reply;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
    }
  }
}

function contextOf(
  engine: Engine,
  name: string,
  known: Command,
  command: Doc,
  connection: number,
  isWaiting: () => boolean,
): Context {
  const session = engine.sessions.of(command.lsid);
  const deadline = deadlineOf(command);
  const number = isNumberValue(command.txnNumber) ? BigInt(plainNumber(command.txnNumber)) : undefined;
  let transaction: Transaction | undefined;
  let retryable = false;
  if (session && number !== undefined && !ENDS.has(name)) {
    if (command.autocommit === false) {
      if (SHAPES.has(name)) throw notSupported(`'${name}' in a transaction`);
      if (!known.transactional) throw notInTransaction(name);
      transaction = transactionOf(engine, session, number, command);
    } else {
      if (!known.retryable) throw new CommandError('InvalidOptions', `${name} cannot be a retryable write`);
      engine.sessions.beginRetryable(session, number);
      retryable = true;
    }
  }
  const database = String(command.$db ?? 'admin');
  const pace = new CommandPace(engine, transaction, deadline, isWaiting);
  return { engine, name, command, database, session, connection, transaction, retryable, pace };
}

/** How long a command may work, and for what. */
class CommandPace implements Pace {
  readonly sliceMs: number;

  constructor(
    private readonly engine: Engine,
    private readonly transaction: Transaction | undefined,
    readonly deadline: number | undefined,
    private readonly isWaiting: () => boolean,
  ) {
    this.sliceMs = engine.limits.sliceMs;
  }

  check(): void {
    const { transaction } = this;
    this.engine.store.checkOpen();
    if (transaction && transaction.state !== 'running') throw noSuchTransaction(transaction.number);
    if (!this.isWaiting()) throw new CommandError('ClientDisconnect', 'Nobody waits for the answer any more');
  }
}

function notInTransaction(name: string): CommandError {
  const message = `Cannot run '${name}' in a multi-document transaction.`;
  return new CommandError('OperationNotSupportedInTransaction', message);
}

/** When a command has to be done by its `maxTimeMS`; 0 is for ever. @throws CommandError for what is no time */
function deadlineOf(command: Doc): number | undefined {
  const { maxTimeMS } = command;
  if (maxTimeMS === undefined || maxTimeMS === null) return undefined;
  const time = isNumberValue(maxTimeMS) ? Number(plainNumber(maxTimeMS)) : Number.NaN;
  if (Number.isNaN(time)) throw new CommandError('TypeMismatch', 'maxTimeMS must be a number');
  if (!Number.isInteger(time) || time < 0 || time > MAX_TIME_MS) {
    throw new CommandError('BadValue', `${time} value for maxTimeMS is out of range`);
  }
  return time === 0 ? undefined : performance.now() + time;
}

function transactionOf(engine: Engine, session: Session, number: bigint, command: Doc): Transaction {
  return command.startTransaction === true
    ? engine.sessions.begin(session, number)
    : engine.sessions.continue(session, number);
}

function checkArguments(name: string, { takes }: Command, command: Doc): void {
  const { readConcern, writeConcern } = command;
  if (isDoc(readConcern) && readConcern.level === 'snapshot' && command.autocommit !== false) {
    throw notSupported('read concern snapshot outside a transaction');
  }
  if (isDoc(writeConcern) && typeof writeConcern.w === 'number' && writeConcern.w > 1) {
    throw notSupported('a write concern of several nodes');
  }
  if (!takes) return;
  for (const argument in command) {
    if (takes.has(argument) || COMMON_ARGUMENTS.has(argument) || argument.startsWith('$')) continue;
    const value = command[argument];
    if (argument === 'collation' && isDoc(value) && value.locale === 'simple') continue;
    if (value !== false && value !== null) throw notSupported(`the argument '${argument}' of ${name}`);
  }
  for (const [list, fields] of STATEMENT_FIELDS) {
    const statements = command[list];
    for (const statement of Array.isArray(statements) ? statements : []) {
      if (isDoc(statement)) checkStatement(statement, fields, `${name}.${list}`);
    }
  }
}

/** @throws CommandError for a field that MongoDB 7 does not have either, and for those that this database does not support */
function checkStatement(statement: Doc, fields: ReadonlySet<string>, path: string): void {
  if (statement.collation !== undefined) throw notSupported('collation (store a lower-cased field instead)');
  for (const field in statement) {
    if (!fields.has(field))
      throw new CommandError('Location40415', `BSON field '${path}.${field}' is an unknown field.`);
  }
}

/** What went wrong, as MongoDB words it. */
export function errorReply(error: unknown): Doc {
  if (error instanceof CommandError) {
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.fields };
  }
  if (error instanceof LockWait)
    return { ok: 0, errmsg: 'Lock wait outside a write', code: 112, codeName: 'WriteConflict' };
  const message = error instanceof Error ? error.message : String(error);
  return { ok: 0, errmsg: `The embedded database failed: ${message}`, code: 8, codeName: 'UnknownError' };
}
