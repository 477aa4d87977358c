import { CommandError } from '../errors.js';
import { conditionsOf } from '../query/conditions.js';
import { compileElementMatch, compileFilter } from '../query/filter.js';
import { type Doc, getField, isDoc } from '../values/documents.js';
import { splitPath } from '../values/paths.js';
import { isTruthy } from '../values/truthy.js';

/** A condition on one element of an array. @throws CommandError for what is no query */
function elementCondition(path: string, arrayPath: string, operators: Doc): (item: unknown) => boolean {
  if (path === arrayPath) return compileElementMatch(operators);
  const test = compileFilter({ [path.slice(arrayPath.length + 1)]: operators });
  return (item) => isDoc(item) && test(item);
}

/** Operators that an element satisfies: only they say which one it is. */
const POSITIVE = new Set('$eq $gt $gte $lt $lte $in $regex $options $elemMatch $mod $type'.split(' '));

/** Those that say it only of what lies in an element: of the array itself they speak as a whole. */
const POSITIVE_INSIDE = new Set(['$size', '$exists']);

/** Whether an operator on a path at or below an array says which of its elements is meant. */
function meansElement(operator: string, operand: unknown, isInside: boolean): boolean {
  if (POSITIVE.has(operator)) return true;
  return isInside && POSITIVE_INSIDE.has(operator) && (operator !== '$exists' || isTruthy(operand));
}

/** The first element that satisfies everything the query says about the array. */
export function matchedElement(doc: Doc, filter: Doc, arrayPath: string): number {
  const tests: ((item: unknown) => boolean)[] = [];
  for (const [path, { raw }] of conditionsOf(filter)) {
    if (path !== arrayPath && !path.startsWith(`${arrayPath}.`)) continue;
    const { $elemMatch: whole, ...others } = raw;
    const isInside = path !== arrayPath;
    const about = Object.fromEntries(
      Object.entries(others).filter(([operator, operand]) => meansElement(operator, operand, isInside)),
    );
    if (Object.keys(about).length > 0) tests.push(elementCondition(path, arrayPath, about));
    if (whole === undefined) continue;
    // Of the array itself it says which element is meant; of an array in an element, that the element has one.
    tests.push(
      path === arrayPath
        ? compileElementMatch(whole)
        : elementCondition(path, arrayPath, { $elemMatch: whole }),
    );
  }
  let items: unknown = doc;
  for (const name of splitPath(arrayPath)) items = isDoc(items) ? getField(items, name) : undefined;
  const position =
    Array.isArray(items) && tests.length > 0
      ? items.findIndex((item) => tests.every((test) => test(item)))
      : -1;
  if (position < 0) throw nothingMatched();
  return position;
}

export function nothingMatched(): CommandError {
  return new CommandError(
    'BadValue',
    'The positional operator did not find the match needed from the query.',
  );
}
