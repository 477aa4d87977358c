import { Aggregator } from 'mingo/aggregator';
import { evalExpr } from 'mingo/core';
import type { Iterator } from 'mingo/lazy';
import type { Options } from 'mingo/types';
import { CommandError, notSupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { aggregationContext, mingoOptions } from '../query/mingo-context.js';
import { PIPELINE_STAGES, variablesOf } from '../query/pipeline-stages.js';
import { plainDocument } from '../query/plain-values.js';
import { parseSort, type SortField } from '../query/sort.js';
import { FIRST_BATCH } from '../records/cursors.js';
import { type Found, findRecords, type Selection } from '../records/find-records.js';
import type { StoredRecord } from '../records/stored-record.js';
import { type Doc, isDoc, setField } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { sortValues, splitPath } from '../values/paths.js';
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

/** The head of a pipeline that a selection can answer by index, and what is left for mingo. */
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
    const [[name, operand] = []] = Object.entries(pipeline[at] as Doc);
    if (name === '$match' && !sort && skip === undefined && limit === undefined && isDoc(operand))
      matches.push(operand);
    else if (name === '$sort' && !sort && skip === undefined && limit === undefined)
      sort = parseSort(operand);
    else if (name === '$skip' && skip === undefined && limit === undefined) skip = count(operand, name);
    else if (name === '$limit' && limit === undefined) limit = count(operand, name);
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

function count(operand: unknown, stage: string): number {
  const value = isNumberValue(operand) ? Number(plainNumber(operand)) : Number.NaN;
  if (!Number.isInteger(value) || value < (stage === '$limit' ? 1 : 0)) {
    throw new CommandError('BadValue', `invalid argument to ${stage} stage`);
  }
  return value;
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

/** `aggregate` */
export function aggregate(context: Context): Reply {
  const { command, database } = context;
  const name = command.aggregate;
  if (typeof name !== 'string') throw notSupported('aggregations over a whole database');
  if (command.explain === true) return { fields: { ...explainAggregate(context), ok: 1 } };
  const variables = variablesArgument(command);
  const { selection, rest } = split(docsArgument(command, 'pipeline'), variables);
  const { records } = run(context, name, { ...selection, hint: command.hint });
  const batchSize = numberArgument(docArgument(command, 'cursor'), 'batchSize') ?? FIRST_BATCH;
  const items = rest.length === 0 ? records : finish(context, records, rest, variables);
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

function finish(
  context: Context,
  records: readonly StoredRecord[],
  rest: readonly Doc[],
  variables: Doc,
): Doc[] {
  const counting = countingGroup(rest);
  if (counting) {
    return records.length === 0 ? [] : [{ _id: counting.id, [counting.field]: records.length }];
  }
  for (const stage of rest) checkStage(stage);
  const mingo = aggregationContext({
    ...PIPELINE_STAGES,
    $lookup: (docs: Iterator, operand: Doc, options: Options) => lookup(context, docs, operand, options),
  });
  const options = {
    ...mingoOptions(plainDocument(variables), mingo),
    collectionResolver: (name: string) => run(context, name, { filter: {} }).records.map(plain),
  };
  return new Aggregator(rest.map(plainStage), options).run<Doc>(records.map(plain));
}

const plain = (record: StoredRecord): Doc => plainDocument(record.document);

/** A `$match` keeps its number types and patterns, which the query compiler understands; mingo gets plain values. */
function plainStage(stage: Doc): Doc {
  return '$match' in stage ? stage : plainDocument(stage);
}

function checkStage(stage: Doc): void {
  const names = Object.keys(stage);
  const [name = ''] = names;
  if (names.length !== 1)
    throw new CommandError('FailedToParse', 'A pipeline stage must contain exactly one field');
  if (!Object.hasOwn(PIPELINE_STAGES, name) && name !== '$lookup')
    throw notSupported(`the aggregation stage ${name}`);
}

/**
 * `$lookup` with fields, a pipeline, or both. The equality is asked of the other collection as a query, so that its
 * indexes answer it (mingo would read the whole collection).
 */
function lookup(context: Context, docs: Iterator, operand: Doc, options: Options): Iterator {
  const { from, as, localField, foreignField, pipeline = [], let: bindings } = operand;
  if (typeof from !== 'string' || typeof as !== 'string' || !Array.isArray(pipeline)) {
    throw new CommandError('FailedToParse', '$lookup needs from, as, and fields or a pipeline');
  }
  const outer = variablesOf(options);
  const local = typeof localField === 'string' ? splitPath(localField) : undefined;
  return docs.map((doc: Doc) => {
    const bound = isDoc(bindings) ? (evalExpr(doc, bindings, options) as Doc) : {};
    const variables = { ...outer, ...bound };
    const equality: Doc[] =
      local && typeof foreignField === 'string'
        ? [
            {
              $match: {
                [foreignField]: {
                  $in: [...new Set(sortValues(doc, local).values.map((value) => value ?? null))],
                },
              },
            },
          ]
        : [];
    const { selection, rest } = split([...equality, ...(pipeline as Doc[])], variables);
    const { records } = run(context, from, selection);
    const joined = rest.length === 0 ? records.map(plain) : finish(context, records, rest, variables);
    const result = { ...doc };
    setField(result, as, joined);
    return result;
  });
}
