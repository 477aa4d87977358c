import { CommandError, notSupported } from '../errors.js';
import type { Predicate } from '../query/field-operators.js';
import { compileFilter } from '../query/filter.js';
import { parseSort, type SortField } from '../query/sort.js';
import { type Doc, isDoc } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';

const KNOWN = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'v',
  'hidden',
]);

/** What an index is made from, checked. */
export interface IndexSpec {
  readonly name: string;
  readonly fields: readonly SortField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Doc | undefined;
  readonly inPartial: Predicate | undefined;
  readonly expireAfterSeconds: number | undefined;
  /** The specification as the client gave it, for listIndexes and storage. */
  readonly definition: Doc;
}

/** Reads one entry of `createIndexes`. @throws CommandError for kinds of index that are not supported */
export function parseIndexSpec(definition: Doc): IndexSpec {
  const { key, name, expireAfterSeconds, partialFilterExpression: partial } = definition;
  if (!isDoc(key) || Object.keys(key).length === 0) {
    throw new CommandError('CannotCreateIndex', 'Index keys cannot be empty');
  }
  if (typeof name !== 'string') throw new CommandError('FailedToParse', 'An index needs a name');
  for (const [option, value] of Object.entries(definition)) {
    if (!KNOWN.has(option) && value !== false && value !== null)
      throw notSupported(`the index option ${option}`);
  }
  if (definition.hidden === true) throw notSupported('hidden indexes');
  for (const [path, kind] of Object.entries(key)) {
    if (typeof kind === 'string') throw notSupported(`indexes of the kind ${kind}`);
    if (path.includes('$')) throw notSupported('wildcard indexes');
  }
  const fields = parseSort(
    Object.fromEntries(
      Object.entries(key).map(([path, n]) => [path, isNumberValue(n) && Number(plainNumber(n)) < 0 ? -1 : 1]),
    ),
  );
  if (partial !== undefined && !isDoc(partial)) {
    throw new CommandError('CannotCreateIndex', 'partialFilterExpression has to be a document');
  }
  return {
    name,
    fields,
    unique: definition.unique === true,
    sparse: definition.sparse === true,
    partial,
    inPartial: partial && compileFilter(partial),
    expireAfterSeconds: isNumberValue(expireAfterSeconds)
      ? Number(plainNumber(expireAfterSeconds))
      : undefined,
    definition,
  };
}
