import { CommandError, notSupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileProjection } from '../query/projection.js';
import { parseSort } from '../query/sort.js';
import { FIRST_BATCH } from '../records/cursors.js';
import { type Found, findRecords, type Selection } from '../records/find-records.js';
import type { StoredRecord } from '../records/stored-record.js';
import { compareValues } from '../values/compare.js';
import { type Doc, getField, isDoc } from '../values/documents.js';
import { keyOf } from '../values/index-key.js';
import { sortValues, splitPath } from '../values/paths.js';
import { composeDocument } from '../wire/messages.js';
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
  items: readonly (StoredRecord | Doc)[],
  batchSize: number,
  options: { project?: ((doc: Doc) => Doc) | undefined; single?: boolean } = {},
): Reply {
  const { cursors } = context.engine;
  const cursor = cursors.create(namespace, items, options.project, context.session?.id);
  const firstBatch = cursor.nextBatch(batchSize);
  const open = !cursor.exhausted && !options.single;
  if (open) cursors.keep(cursor);
  const body = composeDocument({ id: open ? cursor.id : 0n, ns: namespace }, { firstBatch });
  return { fields: { ok: 1 }, embedded: { cursor: body } };
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

const NOTHING: Found = {
  records: [],
  plan: { intervals: [], backwards: false, sorted: true },
  examined: 0,
};

/** Runs the command's selection as its transaction sees the collection. */
function select(context: Context, selection: Selection): Found {
  const collection = findCollection(context);
  if (!collection) {
    // What is no query is refused there, too.
    compileFilter(selection.filter, selection.variables);
    return NOTHING;
  }
  return findRecords(collection, selection, viewOf(context, collection));
}

/** `find` */
export function find(context: Context): Reply {
  const { command, database } = context;
  const selection = selectionOf(command);
  const project = compileProjection(command.projection, selection.variables);
  const { records } = select(context, selection);
  const batchSize = numberArgument(command, 'batchSize') ?? FIRST_BATCH;
  return cursorReply(context, `${database}.${collectionName(context)}`, records, batchSize, {
    project,
    single: selection.single,
  });
}

/** `getMore` */
export function getMore({ engine, command, database }: Context): Reply {
  const id = BigInt(command.getMore as bigint | number);
  const cursor = engine.cursors.get(id, `${database}.${String(command.collection)}`);
  const nextBatch = cursor.nextBatch(numberArgument(command, 'batchSize') || Number.POSITIVE_INFINITY);
  if (cursor.exhausted) engine.cursors.close(id);
  const fields = { id: cursor.exhausted ? 0n : id, ns: cursor.namespace };
  return { fields: { ok: 1 }, embedded: { cursor: composeDocument(fields, { nextBatch }) } };
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
export function count(context: Context): Reply {
  const collection = findCollection(context);
  const query = docArgument(context.command, 'query');
  if (collection && !context.transaction && !context.command.hint && Object.keys(query).length === 0) {
    const limit = Math.abs(numberArgument(context.command, 'limit') ?? 0) || Number.POSITIVE_INFINITY;
    const left = Math.max(0, collection.records.size - (numberArgument(context.command, 'skip') ?? 0));
    return { fields: { n: Math.min(left, limit), ok: 1 } };
  }
  const { records } = select(context, selectionOf({ ...context.command, filter: query }));
  return { fields: { n: records.length, ok: 1 } };
}

/** `distinct`: the different values of a path, elements instead of arrays, in order. */
export function distinct(context: Context): Reply {
  const { command } = context;
  if (typeof command.key !== 'string') throw new CommandError('TypeMismatch', "'key' has to be a string");
  const path = splitPath(command.key);
  const { records } = select(context, { filter: docArgument(command, 'query'), hint: command.hint });
  const values = new Map<string, unknown>();
  for (const { document } of records) {
    for (const value of presentValues(document, path)) values.set(keyOf(value), value);
  }
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
export function explainRead(context: Context): Doc {
  const { command } = context;
  const filter = command.filter ?? command.query ?? {};
  return explainFound(select(context, selectionOf({ ...command, filter })));
}
