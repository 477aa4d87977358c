import { type Iterator, Lazy } from 'mingo/lazy';
import * as stages from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { CommandError, notSupported } from '../errors.js';
import { type Doc, getField, isDoc, setField } from '../values/documents.js';
import { compileFilter } from './filter.js';
import { parseSort, sortBy } from './sort.js';

type Stage = (docs: Iterator, operand: never, options: Options) => Iterator;
type PipelineStages = Record<`$${string}`, Stage>;

/** A copy down to the values: what mingo may change without a stored document changing. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const name in value) setField(copy, name, copyOf(value[name]));
  return copy;
}

/** mingo's `$addFields`, `$project` and their kin write into nested parts of their input: they get copies. */
const onCopies =
  (stage: Stage): Stage =>
  (docs, operand, options) =>
    stage(docs.map(copyOf), operand, options);

/** mingo's own goes through its query operators, which see arrays, null and types differently from MongoDB. */
function match(docs: Iterator, operand: Doc, options: Options): Iterator {
  return docs.filter(compileFilter(operand, variablesOf(options)));
}

function sort(docs: Iterator, operand: Doc): Iterator {
  const fields = parseSort(operand);
  return docs.transform((items: Doc[]) => Lazy(sortBy(items, fields, (doc) => doc)));
}

/** mingo's drops empty strings and documents, and changes its input when it keeps empty arrays. */
function unwind(docs: Iterator, operand: unknown): Iterator {
  const spec = isDoc(operand) ? operand : { path: operand };
  const { path: reference, includeArrayIndex, preserveNullAndEmptyArrays } = spec as Doc;
  if (typeof reference !== 'string' || !reference.startsWith('$')) {
    throw new CommandError('BadValue', "path option to $unwind stage should be prefixed with a '$'");
  }
  const path = reference.slice(1).split('.');
  const index = typeof includeArrayIndex === 'string' ? includeArrayIndex : undefined;
  const one = (doc: Doc, value: unknown, position: number | null): Doc => {
    const result = withField(doc, path, value);
    return index === undefined ? result : withField(result, index.split('.'), position);
  };
  return docs.transform((items: Doc[]) =>
    Lazy(
      items.flatMap((doc) => {
        let value: unknown = doc;
        for (const name of path) value = isDoc(value) ? getField(value, name) : undefined;
        if (Array.isArray(value) && value.length > 0) return value.map((item, at) => one(doc, item, at));
        const empty = value === undefined || value === null || Array.isArray(value);
        if (!empty) return [one(doc, value, null)];
        return preserveNullAndEmptyArrays === true
          ? [one(doc, Array.isArray(value) ? undefined : value, null)]
          : [];
      }),
    ),
  );
}

/** The document with one field replaced, or left out when the value is undefined. */
function withField(doc: Doc, [name = '', ...rest]: readonly string[], value: unknown): Doc {
  const inner = getField(doc, name);
  const next = rest.length === 0 ? value : withField(isDoc(inner) ? inner : {}, rest, value);
  const copy = { ...doc };
  if (next === undefined) delete copy[name];
  else setField(copy, name, next);
  return copy;
}

/** The variables a stage runs with: the command's `let` and those of enclosing `$lookup`s. */
export function variablesOf(options: Options): Doc {
  const { local } = options as Options & { local?: { variables?: Doc } };
  return { ...options.variables, ...local?.variables };
}

const refused = (name: string) => (): never => {
  throw notSupported(`the aggregation stage ${name}`);
};

/** mingo's stages, with those replaced or wrapped whose answers differ from MongoDB's. */
export const PIPELINE_STAGES: PipelineStages = {
  ...stages,
  $match: match,
  $sort: sort,
  $unwind: unwind,
  $addFields: onCopies(stages.$addFields as Stage),
  $set: onCopies(stages.$set as Stage),
  $project: onCopies(stages.$project as Stage),
  $unset: onCopies(stages.$unset as Stage),
  $out: refused('$out'),
  $merge: refused('$merge'),
  $graphLookup: refused('$graphLookup'),
  $densify: refused('$densify'),
  $fill: refused('$fill'),
};
