import { CommandError, notSupported } from '../errors.js';
import { compareValues } from '../values/compare.js';
import { type Doc, isDoc, namedFields } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { sortValues, splitPath } from '../values/paths.js';
import { parseFieldPath } from './field-path.js';

export interface SortField {
  readonly name: string;
  readonly path: readonly string[];
  readonly direction: 1 | -1;
}

/** The name that stands for the order of insertion. */
export const NATURAL = '$natural';

/**
 * Reads a sort (or an index key) document. `$natural` is a field of its own name, and always alone.
 * @throws CommandError for directions other than 1 and -1, and for names that are none
 */
export function parseSort(spec: unknown): SortField[] {
  if (spec === undefined || spec === null) return [];
  if (!isDoc(spec)) throw new CommandError('TypeMismatch', 'sort has to be a document');
  for (const [name] of namedFields(spec)) {
    if (name !== NATURAL) parseFieldPath(name);
    else if (Object.keys(spec).length > 1) {
      throw new CommandError('BadValue', "Cannot include '$natural' in compound sort");
    }
  }
  return namedFields(spec).map(([name, value]) => {
    if (isDoc(value)) throw notSupported('sorting by $meta');
    const direction = isNumberValue(value) ? Number(plainNumber(value)) : value;
    if (direction !== 1 && direction !== -1) {
      throw new CommandError(
        'BadValue',
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    }
    return { name, path: splitPath(name), direction };
  });
}

/** An array sorts by its smallest element when ascending and by its largest when descending. */
function sortKey(doc: Doc, { path, direction }: SortField): unknown {
  const { values } = sortValues(doc, path);
  let key = values[0];
  for (let at = 1; at < values.length; at++) {
    if (direction * compareValues(values[at], key) < 0) key = values[at];
  }
  return key;
}

/** The values a document is sorted by. */
export type SortKeys = readonly unknown[];

export function sortKeys(doc: Doc, fields: readonly SortField[]): SortKeys {
  return fields.map((field) => sortKey(doc, field));
}

export function compareSortKeys(a: SortKeys, b: SortKeys, fields: readonly SortField[]): number {
  for (let at = 0; at < fields.length; at++) {
    const order = compareValues(a[at], b[at]);
    if (order !== 0) return order * (fields[at] as SortField).direction;
  }
  return 0;
}
