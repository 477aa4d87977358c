import { CommandError } from '../errors.js';
import { compileFilter, isOperatorDoc } from '../query/filter.js';
import { parseSort, sortBy } from '../query/sort.js';
import { compareValues, equalValues } from '../values/compare.js';
import { type Doc, isDoc } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import type { Change } from './write-path.js';

function arrayAt(field: string, value: unknown): unknown[] | undefined {
  if (value === undefined || Array.isArray(value)) return value;
  throw new CommandError('BadValue', `The field '${field}' must be an array but is not`);
}

function number(value: unknown, what: string): number {
  if (!isNumberValue(value)) throw new CommandError('BadValue', `The value for ${what} must be a number`);
  return Number(plainNumber(value));
}

function eachOf(operand: unknown): unknown[] {
  if (!isDoc(operand) || !('$each' in operand)) return [operand];
  if (!Array.isArray(operand.$each))
    throw new CommandError('BadValue', 'The argument to $each must be an array');
  return operand.$each;
}

function sortItems(items: unknown[], spec: unknown): unknown[] {
  if (!isDoc(spec)) return [...items].sort((a, b) => number(spec, '$sort') * compareValues(a, b));
  return sortBy(items, parseSort(spec), (item) => (isDoc(item) ? item : {}));
}

/** `$push` with `$each`, `$position`, `$sort` and `$slice`, in that order whatever the array was. */
export function push(field: string, operand: unknown): Change {
  const added = eachOf(operand);
  const { $position, $sort, $slice } = isDoc(operand) && '$each' in operand ? operand : ({} as Doc);
  return (old) => {
    let items = [...(arrayAt(field, old) ?? [])];
    const position = $position === undefined ? items.length : number($position, '$position');
    items.splice(position, 0, ...added);
    if ($sort !== undefined) items = sortItems(items, $sort);
    if ($slice !== undefined) {
      const count = number($slice, '$slice');
      items = count < 0 ? items.slice(count) : items.slice(0, count);
    }
    return added.length === 0 && $sort === undefined && $slice === undefined && old !== undefined
      ? old
      : items;
  };
}

/** `$addToSet`, with documents equal only when their fields come in the same order. */
export function addToSet(field: string, operand: unknown): Change {
  const added = eachOf(operand);
  return (old) => {
    const items = [...(arrayAt(field, old) ?? [])];
    const before = items.length;
    for (const item of added) if (!items.some((other) => equalValues(other, item))) items.push(item);
    return items.length === before && old !== undefined ? old : items;
  };
}

function remove(field: string, old: unknown, unwanted: (item: unknown) => boolean): unknown {
  const items = arrayAt(field, old);
  const kept = items?.filter((item) => !unwanted(item));
  return kept?.length === items?.length ? old : kept;
}

/** `$pull` by value, by operators on the element, or by a query on elements that are documents. */
export function pull(field: string, operand: unknown): Change {
  if (isDoc(operand) && !isOperatorDoc(operand)) {
    const test = compileFilter(operand);
    return (old) => remove(field, old, (item) => isDoc(item) && test(item));
  }
  const test = compileFilter({ value: operand });
  return (old) =>
    remove(field, old, (item) =>
      Array.isArray(item) && !isOperatorDoc(operand) ? equalValues(item, operand) : test({ value: item }),
    );
}

export function pullAll(field: string, operand: unknown): Change {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', '$pullAll requires an array argument');
  return (old) => remove(field, old, (item) => operand.some((other) => equalValues(item, other)));
}

export function pop(field: string, operand: unknown): Change {
  const end = number(operand, '$pop');
  if (end !== 1 && end !== -1) throw new CommandError('FailedToParse', '$pop expects 1 or -1');
  return (old) => {
    const items = arrayAt(field, old);
    if (!items || items.length === 0) return old;
    return end === 1 ? items.slice(0, -1) : items.slice(1);
  };
}
