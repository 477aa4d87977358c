import { CommandError, notSupported } from '../errors.js';
import type { Work } from '../pace.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection } from '../query/projection.js';
import { parseSort } from '../query/sort.js';
import type { Collection } from '../records/collection.js';
import { FIRST_BATCH, type Results } from '../records/cursors.js';
import { countRecords, findHits, findRecords, visitRecords } from '../records/find-records.js';
import type { Found, Hit, Selection } from '../records/query.js';
import type { StoredRecord } from '../records/stored-record.js';
import { versionOf } from '../records/transaction-view.js';
import { compareValues } from '../values/compare.js';
import { type Doc, getField, isDoc } from '../values/documents.js';
import { keyOf } from '../values/index-key.js';
import { sortValues, splitPath } from '../values/paths.js';
import { Composition, OK_FIELDS } from '../wire/composition.js';
import {
  type Context,
  collectionName,
  docArgument,
  findCollection,
  numberArgument,
  type Reply,
  variablesArgument,
  viewOf,
} from './context.js';

/** Opens a cursor over results and answers its first batch. */
export function cursorReply(
  context: Context,
  namespace: string,
  items: readonly (Hit | Doc)[],
  batchSize: number,
  options: Omit<Results, 'items'> & { single?: boolean } = {},
): Reply {
  const { cursors } = context.engine;
  const cursor = cursors.create(namespace, { ...options, items }, context.session?.id);
  const firstBatch = cursor.nextBatch(batchSize);
  const open = !cursor.exhausted && !options.single;
  if (open) cursors.keep(cursor);
  const body = new Composition({ id: open ? cursor.id : 0n, ns: namespace }, { firstBatch });
  return { fields: OK_FIELDS, embedded: { cursor: body } };
}

/** What a find (or the part of an aggregation that indexes can do) selects. */
function selectionOf(command: Doc): Selection & { single: boolean } {
  const limit = numberArgument(command, 'limit') ?? 0;
  if (command.tailable === true) throw notSupported('tailable cursors');
  return {
    filter: docArgument(command, 'filter'),
    sort: parseSort(command.sort),
    skip: numberArgument(command, 'skip') ?? 0,
    limit: limit === 0 ? Number.POSITIVE_INFINITY : Math.abs(limit),
    hint: command.hint,
    variables: variablesArgument(command),
    single: command.singleBatch === true || limit < 0,
  };
}

export const NOTHING: Found = {
  records: [],
  plan: { intervals: [], backwards: false, sorted: true },
  examined: 0,
  touched: new Map(),
};

/** Runs the command's selection as its transaction sees the collection. */
function* select(context: Context, selection: Selection): Work<Found> {
  const collection = findCollection(context);
  if (!collection) {
    // What is no query is refused there, too.
    compileFilter(selection.filter, selection.variables);
    return NOTHING;
  }
  return yield* findRecords(collection, selection, viewOf(context, collection));
}

/** `find` */
export function* find(context: Context): Work<Reply> {
  const { command, database } = context;
  const selection = selectionOf(command);
  const project = compileProjection(command.projection, selection.variables);
  const collection = findCollection(context);
  const later = collection ? { read: laterReader(context, collection, selection) } : {};
  const { records } = collection
    ? yield* findHits(collection, selection, viewOf(context, collection))
    : yield* select(context, selection);
  const batchSize = numberArgument(command, 'batchSize') ?? FIRST_BATCH;
  return cursorReply(context, `${database}.${collectionName(context)}`, records, batchSize, {
    ...later,
    project,
    single: selection.single,
  });
}

/**
 * Made before a query begins, it reads what its cursor has by number only: as it is by then, unless it is no result any more.
 */
export function laterReader(
  context: Context,
  collection: Collection,
  { filter, variables }: Selection,
): (id: number) => StoredRecord | undefined {
  const { transaction } = context;
  const view = viewOf(context, collection);
  const { version } = collection;
  let matches: ReturnType<typeof compileFilter> | undefined;
  return (id) => {
    if (collection.dropped || (transaction && transaction.state !== 'running')) {
      throw new CommandError(
        'QueryPlanKilled',
        `${collection.namespace} was dropped, or its transaction ended`,
      );
    }
    const record = versionOf(collection, id, view);
    if (!record || collection.version === version) return record;
    matches ??= compileFilter(filter, variables);
    return matches(record.peek()) ? record : undefined;
  };
}

/** `getMore` */
export function getMore({ engine, command, database }: Context): Reply {
  const id = BigInt(command.getMore as bigint | number);
  const cursor = engine.cursors.get(id, `${database}.${String(command.collection)}`);
  const nextBatch = cursor.nextBatch(numberArgument(command, 'batchSize') || Number.POSITIVE_INFINITY);
  if (cursor.exhausted) engine.cursors.close(id);
  const fields = { id: cursor.exhausted ? 0n : id, ns: cursor.namespace };
  return { fields: OK_FIELDS, embedded: { cursor: new Composition(fields, { nextBatch }) } };
}

/** `killCursors` */
export function killCursors({ engine, command }: Context): Reply {
  const ids = (Array.isArray(command.cursors) ? command.cursors : []).map((id: bigint | number) =>
    BigInt(id),
  );
  const cursorsKilled = ids.filter((id) => engine.cursors.close(id));
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return { fields: { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 } };
}

/** `count`, with the query under its own name. */
export function* count(context: Context): Work<Reply> {
  const collection = findCollection(context);
  const query = docArgument(context.command, 'query');
  if (collection && !context.transaction && !context.command.hint && Object.keys(query).length === 0) {
    const limit = Math.abs(numberArgument(context.command, 'limit') ?? 0) || Number.POSITIVE_INFINITY;
    const left = Math.max(0, collection.size - (numberArgument(context.command, 'skip') ?? 0));
    return { fields: { n: Math.min(left, limit), ok: 1 } };
  }
  const selection = selectionOf({ ...context.command, filter: query });
  const n = collection
    ? yield* countRecords(collection, selection, viewOf(context, collection))
    : (yield* select(context, selection)).records.length;
  return { fields: { n, ok: 1 } };
}

const MAX_DISTINCT_BYTES = 16 * 1024 * 1024;

/** `distinct`: the different values of a path, elements instead of arrays, in order. */
export function* distinct(context: Context): Work<Reply> {
  const { command } = context;
  if (typeof command.key !== 'string') throw new CommandError('TypeMismatch', "'key' has to be a string");
  const path = splitPath(command.key);
  const selection = { filter: docArgument(command, 'query'), hint: command.hint };
  const collection = findCollection(context);
  if (!collection) yield* select(context, selection);
  const values = new Map<string, unknown>();
  let bytes = 0;
  const collect = (record: StoredRecord): void => {
    for (const value of presentValues(record.peek(), path)) {
      const key = keyOf(value);
      if (values.has(key)) continue;
      values.set(key, value);
      bytes += key.length;
      if (bytes > MAX_DISTINCT_BYTES) throw new CommandError('Location17217', 'distinct too big, 16mb cap');
    }
  };
  if (collection) yield* visitRecords(collection, selection, viewOf(context, collection), collect);
  return { fields: { values: [...values.values()].sort(compareValues), ok: 1 } };
}

/** Like the values an index sees, without the nulls that stand for missing fields. */
function presentValues(document: Doc, path: readonly string[]): unknown[] {
  const { values } = sortValues(document, path);
  if (!values.includes(null)) return values.filter((value) => value !== undefined);
  const present: unknown[] = [];
  const collect = (value: unknown, at: number): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, at);
    else if (at === path.length) present.push(value);
    else if (isDoc(value)) {
      const inner = getField(value, path[at] as string);
      if (inner !== undefined) collect(inner, at + 1);
    }
  };
  collect(document, 0);
  return present;
}

/** The plan and its cost in the words of MongoDB's explain, as far as this server has something to say. */
export function explainFound({ plan, records, examined }: Found): Doc {
  const scan = plan.index
    ? {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          indexName: plan.index.spec.name,
          keyPattern: plan.index.spec.definition.key,
          direction: plan.backwards ? 'backward' : 'forward',
        },
      }
    : plan.branches
      ? {
          stage: 'OR',
          inputStages: plan.branches.map(({ index }) => ({ stage: 'IXSCAN', indexName: index?.spec.name })),
        }
      : { stage: 'COLLSCAN' };
  return {
    queryPlanner: { winningPlan: plan.sorted ? scan : { stage: 'SORT', inputStage: scan } },
    executionStats: { executionSuccess: true, nReturned: records.length, totalDocsExamined: examined },
  };
}

/** What `explain` shows of a find, count or distinct. */
export function* explainRead(context: Context): Work<Doc> {
  const { command } = context;
  const filter = command.filter ?? command.query ?? {};
  return explainFound(yield* select(context, selectionOf({ ...command, filter })));
}
