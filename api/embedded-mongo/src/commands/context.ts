import { CommandError } from '../errors.js';
import type { MemoryLimits } from '../memory-limits.js';
import type { Pace } from '../pace.js';
import { evaluateVariables } from '../query/expressions.js';
import type { Catalog } from '../records/catalog.js';
import type { Collection } from '../records/collection.js';
import type { Cursors } from '../records/cursors.js';
import type { TransactionView } from '../records/transaction-view.js';
import type { BackupHolds } from '../storage/backup-holds.js';
import type { RecordStore } from '../storage/record-store.js';
import type { Session, Sessions } from '../transactions/sessions.js';
import type { Transaction } from '../transactions/transaction.js';
import type { Writer } from '../transactions/writer.js';
import { type Doc, isDoc } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { type Embedded, OK_FIELDS } from '../wire/composition.js';

/** The parts of the running database. */
export interface Engine {
  readonly catalog: Catalog;
  readonly writer: Writer;
  readonly store: RecordStore;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly holds: BackupHolds;
  readonly limits: MemoryLimits;
  /** `127.0.0.1:port`, for hello. */
  address: string;
}

/** One command with everything around it. */
export interface Context {
  readonly engine: Engine;
  readonly name: string;
  readonly command: Doc;
  readonly database: string;
  readonly session: Session | undefined;
  readonly transaction: Transaction | undefined;
  /** True for a write the driver may send again; its results are kept. */
  readonly retryable: boolean;
  readonly connection: number;
  readonly pace: Pace;
}

/** A reply: fields to encode, and fields that are BSON already. */
export interface Reply {
  readonly fields: Doc;
  readonly embedded?: Readonly<Record<string, Embedded>>;
}

export const OK: Reply = { fields: OK_FIELDS };

/** The collection name a command is about. @throws CommandError when it is no name */
export function collectionName(context: Context): string {
  const name = context.command[context.name];
  if (typeof name !== 'string' || name === '') {
    throw new CommandError('InvalidNamespace', `collection name has invalid type in ${context.name}`);
  }
  if (name.includes('$') || name.includes('\u0000')) {
    throw new CommandError('InvalidNamespace', `Invalid collection name: ${context.database}.${name}`);
  }
  return name;
}

export function findCollection(context: Context): Collection | undefined {
  return context.engine.catalog.find(context.database, collectionName(context));
}

/** What the command's transaction sees differently in a collection. */
export function viewOf(context: Context, collection: Collection): TransactionView | undefined {
  return context.transaction?.viewOf(collection);
}

/** A document argument; missing means empty. @throws CommandError TypeMismatch */
export function docArgument(command: Doc, name: string): Doc {
  const value = command[name] ?? {};
  if (!isDoc(value)) throw new CommandError('TypeMismatch', `'${name}' has to be a document`);
  return value;
}

/** A list of documents. @throws CommandError TypeMismatch */
export function docsArgument(command: Doc, name: string): Doc[] {
  const value = command[name];
  if (!Array.isArray(value) || !value.every(isDoc)) {
    throw new CommandError('TypeMismatch', `'${name}' has to be an array of documents`);
  }
  return value;
}

/** A whole number, or undefined when missing. @throws CommandError TypeMismatch */
export function numberArgument(command: Doc, name: string): number | undefined {
  const value = command[name];
  if (value === undefined || value === null) return undefined;
  if (!isNumberValue(value)) throw new CommandError('TypeMismatch', `'${name}' has to be a number`);
  return Math.trunc(Number(plainNumber(value)));
}

/** The command's `let`, evaluated. */
export function variablesArgument(command: Doc): Doc {
  return command.let === undefined ? {} : evaluateVariables(docArgument(command, 'let'));
}
