import type { Stage, Taker } from '../aggregation/stage.js';
import { compileStage, limitCount, skipCount, stageSort } from '../aggregation/stages.js';
import { CommandError, notSupported } from '../errors.js';
import { STEPS, type Work } from '../pace.js';
import { compileFilter } from '../query/filter.js';
import type { SortField } from '../query/sort.js';
import type { Collection } from '../records/collection.js';
import { FIRST_BATCH, type Results } from '../records/cursors.js';
import { countRecords, findHits, findRecords, visitRecords } from '../records/find-records.js';
import type { Selection } from '../records/query.js';
import type { StoredRecord } from '../records/stored-record.js';
import type { TransactionView } from '../records/transaction-view.js';
import { type Doc, isDoc } from '../values/documents.js';
import { sizeInMemory } from '../values/size.js';
import {
  type Context,
  docArgument,
  docsArgument,
  numberArgument,
  type Reply,
  variablesArgument,
  viewOf,
} from './context.js';
import { cursorReply, explainFound, laterReader, NOTHING } from './read-commands.js';

/** The head of a pipeline that a selection can answer by index, and the stages that are left. */
interface Split {
  readonly selection: Selection;
  readonly rest: readonly Doc[];
}

/** Takes `$match`, `$sort`, `$skip` and `$limit` off the front, as long as they come in that order. */
function split(pipeline: readonly Doc[], variables: Doc): Split {
  const matches: Doc[] = [];
  let sort: SortField[] | undefined;
  let skip: number | undefined;
  let limit: number | undefined;
  let at = 0;
  for (; at < pipeline.length; at++) {
    const [[name, operand] = [], ...others] = Object.entries(pipeline[at] as Doc);
    // No stage: refused with the stages that are left.
    if (others.length > 0) break;
    if (name === '$match' && !sort && skip === undefined && limit === undefined && isDoc(operand))
      matches.push(operand);
    else if (name === '$sort' && !sort && skip === undefined && limit === undefined)
      sort = stageSort(operand);
    else if (name === '$skip' && skip === undefined && limit === undefined) skip = skipCount(operand);
    else if (name === '$limit' && limit === undefined) limit = limitCount(operand);
    else break;
  }
  const filter = matches.length > 1 ? { $and: matches } : (matches[0] ?? {});
  const selection: Selection = {
    filter,
    variables,
    ...(sort ? { sort } : {}),
    ...(skip === undefined ? {} : { skip }),
    ...(limit === undefined ? {} : { limit }),
  };
  return { selection, rest: pipeline.slice(at) };
}

/** `{ $group: { _id: <constant>, n: { $sum: 1 } } }`, which is how drivers count documents. */
function countingGroup(rest: readonly Doc[]): { id: unknown; field: string } | undefined {
  const group = rest.length === 1 ? rest[0]?.$group : undefined;
  if (!isDoc(group)) return undefined;
  const { _id: id, ...fields } = group;
  const [[field, accumulator] = [], ...others] = Object.entries(fields);
  const counts = isDoc(accumulator) && accumulator.$sum === 1 && Object.keys(accumulator).length === 1;
  return field && counts && others.length === 0 && (id === null || typeof id === 'number')
    ? { id, field }
    : undefined;
}

const countOf = ({ id, field }: { id: unknown; field: string }, n: number): Doc[] =>
  n === 0 ? [] : [{ _id: id, [field]: n }];

/** `aggregate` */
export function* aggregate(context: Context): Work<Reply> {
  const { command, database } = context;
  const name = command.aggregate;
  if (typeof name !== 'string') throw notSupported('aggregations over a whole database');
  if (command.explain === true) return { fields: { ...(yield* explainAggregate(context)), ok: 1 } };
  const variables = variablesArgument(command);
  const { selection, rest } = split(docsArgument(command, 'pipeline'), variables);
  const counting = countingGroup(rest);
  // All stages are checked before any work is done.
  const stages = rest.map((stage) => compileStage(stage, variables));
  const source = sourceOf(context, name, { ...selection, hint: command.hint });
  const batchSize = numberArgument(docArgument(command, 'cursor'), 'batchSize') ?? FIRST_BATCH;
  const reply = (items: Results['items'], options: Omit<Results, 'items'> = {}): Reply =>
    cursorReply(context, `${database}.${name}`, items, batchSize, options);
  if (!source) return reply(yield* through(stages, context, function* () {}));
  const { collection, view, selection: selected } = source;
  if (counting) return reply(countOf(counting, yield* countRecords(collection, selected, view)));
  const { read } = source;
  if (stages.length === 0) return reply((yield* findHits(collection, selected, view)).records, { read });
  return reply(yield* through(stages, context, (next) => feed(source, next)));
}

/** What a pipeline begins with. */
interface Source {
  readonly collection: Collection;
  readonly selection: Selection;
  readonly view: TransactionView | undefined;
  readonly read: (id: number) => StoredRecord | undefined;
}

/** @returns undefined when there is no such collection */
function sourceOf(context: Context, name: string, selection: Selection): Source | undefined {
  const collection = context.engine.catalog.find(context.database, name);
  if (collection) {
    const read = laterReader(context, collection, selection);
    return { collection, selection, view: viewOf(context, collection), read };
  }
  compileFilter(selection.filter, selection.variables);
  return undefined;
}

/** Gives a pipeline the documents it begins with. */
function* feed({ collection, selection, view, read }: Source, next: Taker): Work<void> {
  const { sort, skip, limit } = selection;
  if (!sort && skip === undefined && limit === undefined) {
    yield* visitRecords(collection, selection, view, (record) => next.take(documentOf(collection, record)));
    return;
  }
  const { records } = yield* findHits(collection, selection, view);
  for (const [at, hit] of records.entries()) {
    if (at % STEPS === 0) yield;
    const record = typeof hit === 'number' ? read(hit) : hit;
    if (record && !next.take(documentOf(collection, record))) return;
  }
}

/** Decoded for one look only where there are many. */
const documentOf = ({ size, reading }: Collection, record: StoredRecord): Doc =>
  size <= reading.limits.smallCollection ? record.document : record.peek();

/** What leaves the last of some stages. */
function* through(
  stages: readonly Stage[],
  { engine }: Context,
  feeding: (first: Taker) => Work<void>,
): Work<readonly Doc[]> {
  const { workBytes } = engine.limits;
  const results: Doc[] = [];
  let bytes = 0;
  const sink: Taker = {
    take: (doc) => {
      bytes += sizeInMemory(doc);
      if (bytes > workBytes) {
        throw new CommandError(
          'QueryExceededMemoryLimitNoDiskUseAllowed',
          `The results of an aggregation exceeded the memory limit of ${workBytes} bytes.`,
        );
      }
      return results.push(doc) > 0;
    },
    *end() {},
  };
  const first = stages.reduceRight<Taker>((next, stage) => stage(next, workBytes), sink);
  yield* feeding(first);
  yield* first.end();
  return results;
}

/** The plan of the part that indexes answer. */
export function* explainAggregate(context: Context): Work<Doc> {
  const { command } = context;
  const { selection } = split(docsArgument(command, 'pipeline'), variablesArgument(command));
  const source = sourceOf(context, String(command.aggregate), { ...selection, hint: command.hint });
  return explainFound(
    source ? yield* findRecords(source.collection, source.selection, source.view) : NOTHING,
  );
}
