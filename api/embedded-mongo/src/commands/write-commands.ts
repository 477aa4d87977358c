import { Binary } from 'bson';
import { CommandError } from '../errors.js';
import type { Work } from '../pace.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection, type Project } from '../query/projection.js';
import { parseSort } from '../query/sort.js';
import { Collection } from '../records/collection.js';
import { findRecords } from '../records/find-records.js';
import { StoredRecord } from '../records/stored-record.js';
import { compileUpdate, withIdFirst } from '../update/update.js';
import type { Doc } from '../values/documents.js';
import { withServerTimes } from '../values/server-time.js';
import { encodeDocument } from '../wire/encode.js';
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

/**
 * Stores a new document. Its collection is made with it, once nothing can refuse it any more: a refused document leaves none.
 */
function store(context: Context, name: string, document: Doc): StoredRecord {
  const { database, transaction } = context;
  const { catalog, writer } = context.engine;
  let collection = catalog.find(database, name);
  if (!collection) {
    absent(context, name).indexChanges(null, StoredRecord.of(0, document));
    collection = transaction ? catalog.provisional(database, name) : catalog.ensure(database, name);
  }
  if (collection.isProvisional) transaction?.provisional.add(collection);
  const record = StoredRecord.of(collection.nextRecordId(), document);
  writer.write(collection, transaction, [{ id: record.id, before: null, after: record }]);
  return record;
}

function insertOne(context: Context, name: string, document: Doc): unknown {
  const record = store(context, name, document);
  const { _id } = record.document;
  // Much of what is inserted (a catalogue, reviews) is not looked into for long: its bytes are enough.
  if (!context.transaction) record.forget();
  return _id;
}

/** `insert` */
export async function insert(context: Context): Promise<Reply> {
  const documents = docsArgument(context.command, 'documents');
  const name = collectionName(context);
  const results = await runStatements(context, documents, context.command.ordered !== false, (doc) => {
    return insertStatement(context, name, doc);
  });
  return reply(results);
}

/** Inserts one document of a statement. */
export function insertStatement(context: Context, name: string, document: Doc): StatementResult {
  insertOne(context, name, withServerTimes(withIdFirst(document, 'BadValue')));
  return { n: 1 };
}

/**
 * The documents one statement is about, as they are now: what others changed while they were looked for is looked at
 * again.
 */
function* matches(
  context: Context,
  collection: Collection,
  filter: Doc,
  statement: Doc,
  limit: number,
): Work<StoredRecord[]> {
  const variables = variablesArgument(context.command);
  const selection = { filter, limit, sort: parseSort(statement.sort), hint: statement.hint, variables };
  const view = viewOf(context, collection);
  for (;;) {
    const { records, touched } = yield* findRecords(collection, selection, view);
    // A transaction does not write what others have changed since it began.
    if (view || touched.size === 0) return records;
    const test = compileFilter(filter, variables);
    const isNew = (id: number): boolean => {
      const record = collection.records.get(id);
      return record !== undefined && test(record.document);
    };
    if (records.length === 0 && [...touched.keys()].some(isNew)) continue;
    if (!records.some(({ id }) => touched.has(id))) return records;
    const now = records
      .map(({ id }) => collection.records.get(id))
      .filter((record) => record !== undefined && test(record.document)) as StoredRecord[];
    // With a limit, another one may take the place of what is no match any more.
    if (limit === Number.POSITIVE_INFINITY || now.length === records.length) return now;
  }
}

const absent = ({ database }: Context, name: string): Collection => new Collection(database, name, 0);

/** The collection to write to, as it is now; one that is not there is empty. */
const target = (context: Context, name: string): Collection =>
  context.engine.catalog.find(context.database, name) ?? absent(context, name);

/** `update` */
export async function update(context: Context): Promise<Reply> {
  const statements = docsArgument(context.command, 'updates');
  const name = collectionName(context);
  const results = await runStatements(context, statements, context.command.ordered !== false, (statement) =>
    updateStatement(context, name, statement),
  );
  const nModified = results.reduce((sum, result) => sum + (result.modified ?? 0), 0);
  const upserted = results.flatMap((result, index) =>
    'upserted' in result ? [{ index, _id: result.upserted }] : [],
  );
  return reply(results, { nModified, ...(upserted.length > 0 ? { upserted } : {}) });
}

/** Runs one statement of `update`: `q`, `u` and their options. */
export function* updateStatement(context: Context, name: string, statement: Doc): Work<StatementResult> {
  const collection = target(context, name);
  const filter = docArgument(statement, 'q');
  const change = compileUpdate(statement.u, filter, statement.arrayFilters);
  const many = statement.multi === true;
  if (many && !Object.keys(statement.u as Doc)[0]?.startsWith('$')) {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const records = yield* matches(context, collection, filter, statement, many ? Number.POSITIVE_INFINITY : 1);
  if (records.length === 0) {
    return statement.upsert === true
      ? { n: 1, upserted: insertOne(context, collection.name, change.insert()) }
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
  const name = collectionName(context);
  const results = await runStatements(context, statements, context.command.ordered !== false, (statement) =>
    deleteStatement(context, name, statement),
  );
  return reply(results);
}

/** Runs one statement of `delete`: `q`, `limit` and their options. */
export function* deleteStatement(context: Context, name: string, statement: Doc): Work<StatementResult> {
  const collection = target(context, name);
  const limit = numberArgument(statement, 'limit') === 1 ? 1 : Number.POSITIVE_INFINITY;
  const records = yield* matches(context, collection, docArgument(statement, 'q'), statement, limit);
  const changes = records.map((before) => ({ id: before.id, before, after: null }));
  context.engine.writer.write(collection, context.transaction, changes);
  return { n: records.length };
}

/** `findAndModify` */
export async function findAndModify(context: Context): Promise<Reply> {
  const { command } = context;
  const name = collectionName(context);
  const filter = docArgument(command, 'query');
  const removes = command.remove === true;
  if (removes === (command.update !== undefined)) {
    throw new CommandError('FailedToParse', 'Either an update or remove=true must be specified');
  }
  for (const option of ['new', 'upsert'] as const) {
    if (removes && command[option] === true) {
      throw new CommandError('FailedToParse', `Cannot specify both ${option}=true and remove=true`);
    }
  }
  // What is no projection is refused before anything is written.
  const project = compileProjection(command.fields);
  const [result] = await runStatements(context, [command], true, () =>
    findAndModifyStatement(context, name, filter, project),
  );
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

/** What is answered is computed before anything is written: a projection can fail. */
function* findAndModifyStatement(
  context: Context,
  name: string,
  filter: Doc,
  project: Project | undefined,
): Work<StatementResult> {
  const { command } = context;
  const { writer } = context.engine;
  const collection = target(context, name);
  const [before] = yield* matches(context, collection, filter, command, 1);
  if (command.remove === true) {
    if (!before) return { n: 0 };
    const value = projected(before, project);
    writer.write(collection, context.transaction, [{ id: before.id, before, after: null }]);
    return { n: 1, value };
  }
  const change = compileUpdate(command.update, filter, command.arrayFilters);
  if (!before) {
    if (command.upsert !== true) return { n: 0 };
    const made = change.insert();
    if (command.new !== true) return { n: 1, upserted: store(context, name, made).document._id };
    const answer = project && projected(StoredRecord.of(0, made), project);
    const stored = store(context, name, made);
    return { n: 1, upserted: stored.document._id, value: answer ?? projected(stored, undefined) };
  }
  const doc = change.apply(before.document);
  const after = doc === before.document ? before : StoredRecord.of(before.id, doc);
  const value = projected(command.new === true ? after : before, project);
  if (after !== before) writer.write(collection, context.transaction, [{ id: before.id, before, after }]);
  return { n: 1, value };
}

function projected(record: StoredRecord, project: Project | undefined): Binary {
  return new Binary(project ? encodeDocument(project(record.document)) : record.bytes);
}
