import { Binary } from 'bson';
import { CommandError } from '../errors.js';
import { compileProjection } from '../query/projection.js';
import { parseSort } from '../query/sort.js';
import { Collection } from '../records/collection.js';
import { findRecords } from '../records/find-records.js';
import { encodeDocument, StoredRecord } from '../records/stored-record.js';
import { compileUpdate, withIdFirst } from '../update/update.js';
import type { Doc } from '../values/documents.js';
import {
  type Context,
  collectionName,
  docArgument,
  docsArgument,
  numberArgument,
  type Reply,
  variablesArgument,
  viewOf,
} from './context.js';
import { runStatements, type StatementResult, throwStatementError } from './statements.js';

function reply(results: readonly StatementResult[], extra: Doc = {}): Reply {
  const writeErrors = results.flatMap(({ error }) => (error ? [error] : []));
  const n = results.reduce((sum, result) => sum + result.n, 0);
  return { fields: { n, ...extra, ...(writeErrors.length > 0 ? { writeErrors } : {}), ok: 1 } };
}

function insertOne(context: Context, collection: Collection, doc: Doc): unknown {
  const record = StoredRecord.of(collection.nextRecordId(), withIdFirst(doc));
  const { _id } = record.document;
  context.engine.writer.write(collection, context.transaction, [
    { id: record.id, before: null, after: record },
  ]);
  // Much of what is inserted (a catalogue, reviews) is not looked into for long: its bytes are enough.
  if (!context.transaction) record.forget();
  return _id;
}

/** `insert` */
export async function insert(context: Context): Promise<Reply> {
  const documents = docsArgument(context.command, 'documents');
  const collection = target(context, true);
  const results = await runStatements(context, documents, context.command.ordered !== false, (doc) => {
    insertOne(context, collection, doc);
    return { n: 1 };
  });
  return reply(results);
}

interface Match {
  readonly collection: Collection;
  readonly records: StoredRecord[];
}

/** The documents one statement is about. */
function matches(
  context: Context,
  collection: Collection,
  filter: Doc,
  statement: Doc,
  limit: number,
): Match {
  const selection = {
    filter,
    limit,
    sort: parseSort(statement.sort),
    hint: statement.hint,
    variables: variablesArgument(context.command),
  };
  return { collection, records: findRecords(collection, selection, viewOf(context, collection)).records };
}

/** The collection to write to; one that is not there is made only by a write that can insert. */
function target(context: Context, inserts: boolean): Collection {
  const name = collectionName(context);
  const found = context.engine.catalog.find(context.database, name);
  if (found) return found;
  return inserts
    ? context.engine.catalog.ensure(context.database, name)
    : new Collection(context.database, name, 0);
}

/** `update` */
export async function update(context: Context): Promise<Reply> {
  const statements = docsArgument(context.command, 'updates');
  const collection = target(
    context,
    statements.some(({ upsert }) => upsert === true),
  );
  const results = await runStatements(context, statements, context.command.ordered !== false, (statement) =>
    updateStatement(context, collection, statement),
  );
  const nModified = results.reduce((sum, result) => sum + (result.modified ?? 0), 0);
  const upserted = results.flatMap((result, index) =>
    'upserted' in result ? [{ index, _id: result.upserted }] : [],
  );
  return reply(results, { nModified, ...(upserted.length > 0 ? { upserted } : {}) });
}

function updateStatement(context: Context, collection: Collection, statement: Doc): StatementResult {
  const filter = docArgument(statement, 'q');
  const change = compileUpdate(statement.u, filter, statement.arrayFilters);
  const many = statement.multi === true;
  if (many && !Object.keys(statement.u as Doc)[0]?.startsWith('$')) {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const { records } = matches(context, collection, filter, statement, many ? Number.POSITIVE_INFINITY : 1);
  if (records.length === 0) {
    return statement.upsert === true
      ? { n: 1, upserted: insertOne(context, collection, change.insert()) }
      : { n: 0 };
  }
  const changes = records.flatMap((before) => {
    const doc = change.apply(before.document);
    const { id } = before;
    return doc === before.document ? [] : [{ id, before, after: StoredRecord.of(id, doc) }];
  });
  context.engine.writer.write(collection, context.transaction, changes);
  return { n: records.length, modified: changes.length };
}

/** `delete` */
export async function remove(context: Context): Promise<Reply> {
  const statements = docsArgument(context.command, 'deletes');
  const collection = target(context, false);
  const results = await runStatements(context, statements, context.command.ordered !== false, (statement) => {
    const limit = numberArgument(statement, 'limit') === 1 ? 1 : Number.POSITIVE_INFINITY;
    const { records } = matches(context, collection, docArgument(statement, 'q'), statement, limit);
    const changes = records.map((before) => ({ id: before.id, before, after: null }));
    context.engine.writer.write(collection, context.transaction, changes);
    return { n: records.length };
  });
  return reply(results);
}

/** `findAndModify` */
export async function findAndModify(context: Context): Promise<Reply> {
  const { command } = context;
  const collection = target(context, command.upsert === true);
  const filter = docArgument(command, 'query');
  const removes = command.remove === true;
  if (removes === (command.update !== undefined)) {
    throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
  }
  const project = compileProjection(command.fields);
  const encode = (record: StoredRecord): Binary =>
    new Binary(project ? encodeDocument(project(record.document)) : record.bytes);
  const write = (id: number, before: StoredRecord | null, after: StoredRecord | null): void =>
    context.engine.writer.write(collection, context.transaction, [{ id, before, after }]);
  // What is answered is computed before anything is written: a projection can fail.
  const [result] = await runStatements(context, [command], true, (): StatementResult => {
    const [record] = matches(context, collection, filter, command, 1).records;
    if (removes) {
      if (!record) return { n: 0 };
      const value = encode(record);
      write(record.id, record, null);
      return { n: 1, value };
    }
    const change = compileUpdate(command.update, filter, command.arrayFilters);
    if (!record) {
      if (command.upsert !== true) return { n: 0 };
      const made = StoredRecord.of(collection.nextRecordId(), change.insert());
      const value = command.new === true ? { value: encode(made) } : {};
      write(made.id, null, made);
      return { n: 1, upserted: made.document._id, ...value };
    }
    const doc = change.apply(record.document);
    const next = doc === record.document ? record : StoredRecord.of(record.id, doc);
    const value = encode(command.new === true ? next : record);
    if (next !== record) write(record.id, record, next);
    return { n: 1, value };
  });
  if (!result) throw new CommandError('BadValue', 'findAndModify did not run');
  throwStatementError(result);
  const lastErrorObject: Doc = { n: result.n };
  if (!removes) {
    lastErrorObject.updatedExisting = result.n > 0 && !('upserted' in result);
    if ('upserted' in result) lastErrorObject.upserted = result.upserted;
  }
  return result.value
    ? {
        fields: { lastErrorObject, ok: 1 },
        embedded: { value: result.value.buffer.subarray(0, result.value.position) },
      }
    : { fields: { lastErrorObject, value: null, ok: 1 } };
}
