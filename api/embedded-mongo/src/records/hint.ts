import { CommandError } from '../errors.js';
import { NATURAL, parseSort, type SortField } from '../query/sort.js';
import { equalValues } from '../values/compare.js';
import { isDoc } from '../values/documents.js';
import type { Collection } from './collection.js';
import type { CollectionIndex } from './collection-index.js';

/**
 * Finds the index a `hint` names, by name or key; undefined for none and for `$natural`.
 * @throws CommandError when there is no such index, or more than one
 */
export function hintedIndex(collection: Collection, hint: unknown): CollectionIndex | undefined {
  if (hint === undefined || (isDoc(hint) && (Object.keys(hint).length === 0 || NATURAL in hint)))
    return undefined;
  if (typeof hint !== 'string' && !isDoc(hint)) {
    throw new CommandError('FailedToParse', 'Hint must be a string or an object');
  }
  const [found, ...others] = collection.indexes.filter(({ spec }) =>
    isDoc(hint) ? equalValues(spec.definition.key, hint) : spec.name === hint,
  );
  if (!found) throw new CommandError('BadValue', 'hint provided does not correspond to an existing index');
  if (others.length > 0) {
    throw new CommandError(
      'AmbiguousIndexKeyPattern',
      'Hint matched multiple indexes, must hint by index name',
    );
  }
  return found;
}

/**
 * The direction in which a selection wants the order of insertion, by its sort or its hint; 0 when it does not.
 * @throws CommandError for a hint that has something else beside `$natural`
 */
export function naturalOrder(sort: readonly SortField[], hint: unknown): 1 | -1 | 0 {
  const [first] = sort;
  if (first?.name === NATURAL) {
    if (hint !== undefined && !(isDoc(hint) && (NATURAL in hint || Object.keys(hint).length === 0))) {
      throw new CommandError('BadValue', 'Cannot sort by $natural with the hint of an index');
    }
    return first.direction;
  }
  return isDoc(hint) && NATURAL in hint ? (parseSort(hint)[0]?.direction ?? 1) : 0;
}
