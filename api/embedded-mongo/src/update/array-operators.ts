import { BSONRegExp } from 'bson';
import { CommandError } from '../errors.js';
import { LOGICAL } from '../query/field-operators.js';
import { compileFilter, isOperatorDoc } from '../query/filter.js';
import { compareValues, equalValues } from '../values/compare.js';
import { type Doc, getField, identical, isDoc, namedFields } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { splitPath } from '../values/paths.js';
import type { Change } from './write-path.js';

const bad = (message: string): CommandError => new CommandError('BadValue', message);

function arrayAt(field: string, value: unknown): unknown[] | undefined {
  if (value === undefined || Array.isArray(value)) return value;
  throw bad(`The field '${field}' must be an array but is not`);
}

function wholeNumber(value: unknown, what: string): number {
  const number = isNumberValue(value) ? Number(plainNumber(value)) : Number.NaN;
  if (!Number.isInteger(number)) throw bad(`The value for ${what} must be an integer value`);
  return number;
}

/** The values to add, and what else stands beside `$each`. */
function eachOf(operand: unknown): { added: unknown[]; clauses: Doc } {
  if (!isDoc(operand) || !('$each' in operand)) return { added: [operand], clauses: {} };
  const { $each: added, ...clauses } = operand;
  if (!Array.isArray(added)) throw bad('The argument to $each must be an array');
  return { added, clauses };
}

type Order = (a: unknown, b: unknown) => number;

function direction(value: unknown): number {
  const sign = isNumberValue(value) ? Number(plainNumber(value)) : 0;
  if (sign !== 1 && sign !== -1) {
    throw bad(
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  }
  return sign;
}

/** The order that `$sort` asks for. Unlike in a query, an array in a field is one value. */
function orderOf(spec: unknown): Order {
  if (!isDoc(spec)) {
    const sign = direction(spec);
    return (a, b) => sign * compareValues(a, b);
  }
  const fields = namedFields(spec).map(([name, value]) => {
    if (name.split('.').includes('')) throw bad('The $sort field is a dotted field but has an empty part');
    return { path: splitPath(name), sign: direction(value) };
  });
  if (fields.length === 0) throw bad('The $sort pattern is empty when it should be a set of fields.');
  const key = (item: unknown, path: readonly string[]): unknown =>
    path.reduce((value, name) => (isDoc(value) ? getField(value, name) : undefined), item) ?? null;
  return (a, b) => {
    for (const { path, sign } of fields) {
      const order = compareValues(key(a, path), key(b, path));
      if (order !== 0) return sign * order;
    }
    return 0;
  };
}

/** `$push` with `$each`, `$position`, `$sort` and `$slice`, in that order whatever the array was. */
export function push(field: string, operand: unknown): Change {
  const { added, clauses } = eachOf(operand);
  const { $position, $sort, $slice, ...others } = clauses;
  const [unknown] = Object.keys(others);
  if (unknown) throw bad(`Unrecognized clause in $push: ${unknown}`);
  const position = $position === undefined ? undefined : wholeNumber($position, '$position');
  const count = $slice === undefined ? undefined : wholeNumber($slice, '$slice');
  const order = $sort === undefined ? undefined : orderOf($sort);
  return (old) => {
    const items = [...(arrayAt(field, old) ?? [])];
    items.splice(position ?? items.length, 0, ...added);
    if (order) items.sort(order);
    const kept = count === undefined ? items : count < 0 ? items.slice(count) : items.slice(0, count);
    return old !== undefined && identical(old, kept) ? old : kept;
  };
}

/** `$addToSet`, with documents equal only when their fields come in the same order. */
export function addToSet(field: string, operand: unknown): Change {
  const { added, clauses } = eachOf(operand);
  const [unknown] = Object.keys(clauses);
  if (unknown) throw bad(`Found unexpected fields after $each in $addToSet: ${unknown}`);
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
  const isOfElement = isOperatorDoc(operand) && !LOGICAL.has(Object.keys(operand)[0] as string);
  if (isDoc(operand) && !isOfElement) {
    const test = compileFilter(operand);
    return (old) => remove(field, old, (item) => isDoc(item) && test(item));
  }
  if (!isDoc(operand) && !(operand instanceof BSONRegExp)) {
    return (old) => remove(field, old, (item) => equalValues(item, operand));
  }
  const test = compileFilter({ value: operand });
  return (old) => remove(field, old, (item) => test({ value: item }));
}

export function pullAll(field: string, operand: unknown): Change {
  if (!Array.isArray(operand)) throw bad('$pullAll requires an array argument');
  return (old) => remove(field, old, (item) => operand.some((other) => equalValues(item, other)));
}

export function pop(field: string, operand: unknown): Change {
  const end = isNumberValue(operand) ? Number(plainNumber(operand)) : Number.NaN;
  if (end !== 1 && end !== -1) throw new CommandError('FailedToParse', '$pop expects 1 or -1');
  return (old) => {
    if (old === undefined) return old;
    if (!Array.isArray(old)) {
      throw new CommandError('TypeMismatch', `Path '${field}' contains an element of non-array type`);
    }
    if (old.length === 0) return old;
    return end === 1 ? old.slice(0, -1) : old.slice(1);
  };
}
