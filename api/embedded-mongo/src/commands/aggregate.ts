import { compileStage, limitCount, skipCount, stageSort } from '../aggregation/stages.js';
import { notSupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import type { SortField } from '../query/sort.js';
import { FIRST_BATCH } from '../records/cursors.js';
import { type Found, findRecords, type Selection } from '../records/find-records.js';
import { type Doc, isDoc } from '../values/documents.js';
import {
  type Context,
  docArgument,
  docsArgument,
  numberArgument,
  type Reply,
  variablesArgument,
  viewOf,
} from './context.js';
import { cursorReply, explainFound } from './read-commands.js';

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
export function aggregate(context: Context): Reply {
  const { command, database } = context;
  const name = command.aggregate;
  if (typeof name !== 'string') throw notSupported('aggregations over a whole database');
  if (command.explain === true) return { fields: { ...explainAggregate(context), ok: 1 } };
  const variables = variablesArgument(command);
  const { selection, rest } = split(docsArgument(command, 'pipeline'), variables);
  const counting = countingGroup(rest);
  // All stages are checked before any work is done.
  const stages = rest.map((stage) => compileStage(stage, variables));
  const { records } = run(context, name, { ...selection, hint: command.hint });
  const batchSize = numberArgument(docArgument(command, 'cursor'), 'batchSize') ?? FIRST_BATCH;
  const items = counting
    ? countOf(counting, records.length)
    : stages.length === 0
      ? records
      : stages.reduce<readonly Doc[]>(
          (docs, stage) => stage(docs),
          records.map(({ document }) => document),
        );
  return cursorReply(context, `${database}.${name}`, items, batchSize);
}

/** The plan of the part that indexes answer. */
export function explainAggregate(context: Context): Doc {
  const { command } = context;
  const { selection } = split(docsArgument(command, 'pipeline'), variablesArgument(command));
  return explainFound(run(context, String(command.aggregate), selection));
}

function run(context: Context, name: string, selection: Selection): Found {
  const collection = context.engine.catalog.find(context.database, name);
  if (!collection) {
    compileFilter(selection.filter, selection.variables);
    return { records: [], plan: { intervals: [], backwards: false, sorted: true }, examined: 0 };
  }
  return findRecords(collection, selection, viewOf(context, collection));
}
