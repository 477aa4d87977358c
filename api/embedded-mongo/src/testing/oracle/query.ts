import { BSONRegExp, Double } from 'bson';
import { compare, type Document, isDocument, isNumber, typeOf, type Value } from './values.js';

/** A filter, or the operators on a field: a plain object. A document that is a value is a Map. */
export interface Plain {
  [name: string]: Condition;
}
export type Condition = Value | Plain | Condition[];

const isPlain = (condition: unknown): condition is Plain =>
  typeof condition === 'object' &&
  condition !== null &&
  Object.getPrototypeOf(condition) === Object.prototype;

/** What a condition looks at; with elements, those of an array count as well. */
interface Field {
  readonly values: readonly (Value | undefined)[];
  readonly withElements: boolean;
}

/** Everything that a path leads to; undefined where it leads to nothing. */
function reach(value: Value | undefined, [name, ...rest]: readonly string[]): (Value | undefined)[] {
  if (name === undefined) return [value];
  if (isDocument(value)) return value.has(name) ? reach(value.get(name), rest) : [undefined];
  if (!Array.isArray(value)) return [undefined];
  return value.flatMap((item, at) => {
    const inDocument = isDocument(item) ? reach(item, [name, ...rest]) : [];
    const leadsOn = rest.length === 0 || isDocument(item) || Array.isArray(item);
    return [...inDocument, ...(name === String(at) && leadsOn ? reach(item, rest) : [])];
  });
}

const some = ({ values, withElements }: Field, test: (value: Value | undefined) => boolean): boolean =>
  values.some((value) => test(value) || (withElements && Array.isArray(value) && value.some(test)));

const equal = (value: Value | undefined, operand: Value): boolean =>
  operand === null ? value === null || value === undefined : compare(value, operand) === 0;

function matchesPattern(value: Value | undefined, pattern: BSONRegExp): boolean {
  if (typeof value === 'string') return new RegExp(pattern.pattern, pattern.options).test(value);
  return value instanceof BSONRegExp && compare(value, pattern) === 0;
}

const isValue = (value: Value | undefined, operand: Value): boolean =>
  operand instanceof BSONRegExp ? matchesPattern(value, operand) : equal(value, operand);

function ordered(value: Value | undefined, operator: string, operand: Value): boolean {
  if (operand === null) return operator.endsWith('e') && equal(value, null);
  if (typeOf(value) !== typeOf(operand)) return false;
  const isNan = (number: unknown): boolean => isNumber(number) && Number.isNaN(Number(number));
  if (isNan(value) !== isNan(operand)) return false;
  const order = compare(value, operand);
  return (order === 0 && operator.endsWith('e')) || (operator.startsWith('$g') ? order > 0 : order < 0);
}

function hasType(value: Value | undefined, type: string): boolean {
  if (type === 'int') return typeof value === 'number';
  if (type === 'long') return typeof value === 'bigint';
  return type === 'double' ? value instanceof Double : typeOf(value) === type;
}

function elementMatches(item: Value, condition: Plain): boolean {
  const [first = ''] = Object.keys(condition);
  if (first.startsWith('$') && first !== '$or' && first !== '$and') {
    return fieldMatches({ values: [item], withElements: false }, condition);
  }
  if (Array.isArray(item)) return matches(new Map(item.map((inner, at) => [String(at), inner])), condition);
  return isDocument(item) && matches(item, condition);
}

function operatorMatches(field: Field, operator: string, operand: Condition): boolean {
  const list = operand as Value[];
  switch (operator) {
    case '$eq':
      return some(field, (value) => equal(value, operand as Value));
    case '$ne':
      return !operatorMatches(field, '$eq', operand);
    case '$in':
      return some(field, (value) => list.some((item) => isValue(value, item)));
    case '$nin':
      return !operatorMatches(field, '$in', operand);
    case '$exists':
      return field.values.some((value) => value !== undefined) === operand;
    case '$type':
      return some(field, (value) => hasType(value, operand as string));
    case '$size':
      return field.values.some((value) => Array.isArray(value) && value.length === operand);
    case '$all':
      return list.length > 0 && list.every((item) => fieldMatches(field, item));
    case '$elemMatch':
      return field.values.some(
        (value) => Array.isArray(value) && value.some((item) => elementMatches(item, operand as Plain)),
      );
    case '$mod':
      return some(
        field,
        (value) => isNumber(value) && Math.trunc(Number(value)) % Number(list[0]) === Number(list[1]),
      );
    case '$regex':
      return some(field, (value) => matchesPattern(value, operand as BSONRegExp));
    case '$not':
      return !fieldMatches(field, operand);
    default:
      return some(field, (value) => ordered(value, operator, operand as Value));
  }
}

function fieldMatches(field: Field, condition: Condition): boolean {
  if (!isPlain(condition)) return some(field, (value) => isValue(value, condition as Value));
  return Object.entries(condition).every(([operator, operand]) => operatorMatches(field, operator, operand));
}

/** What an expression's path reads. */
function read(value: Value | undefined, [name, ...rest]: readonly string[]): Value | undefined {
  if (name === undefined) return value;
  if (isDocument(value)) return read(value.get(name), rest);
  if (!Array.isArray(value)) return undefined;
  return value.filter(isDocument).flatMap((item) => {
    const found = read(item, [name, ...rest]);
    return found === undefined ? [] : [found];
  });
}

function expressionHolds(doc: Document, expression: Plain): boolean {
  return Object.entries(expression).every(([operator, operands]) => {
    const [path, operand] = operands as [string, Value];
    const order = compare(read(doc, path.slice(1).split('.')), operand);
    return operator === '$eq' ? order === 0 : operator === '$lt' ? order < 0 : order > 0;
  });
}

/** Whether a document satisfies a filter: MongoDB's rules, written down as they are read. */
export function matches(doc: Document, filter: Plain): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    const clauses = condition as Plain[];
    if (name === '$and') return clauses.every((clause) => matches(doc, clause));
    if (name === '$or') return clauses.some((clause) => matches(doc, clause));
    if (name === '$nor') return !clauses.some((clause) => matches(doc, clause));
    if (name === '$expr') return expressionHolds(doc, condition as Plain);
    return fieldMatches({ values: reach(doc, name.split('.')), withElements: true }, condition);
  });
}

/** The value by which a document is sorted: of an array the smallest element, or the largest when descending. */
export function sortKey(doc: Document, path: string, direction: 1 | -1): Value | undefined {
  const keys = sortValues(doc, path.split('.'));
  return keys.sort((a, b) => direction * compare(a, b))[0];
}

function sortValues(value: Value | undefined, [name, ...rest]: readonly string[]): (Value | undefined)[] {
  if (Array.isArray(value)) {
    // An empty array sorts before null.
    if (name === undefined) return value.length > 0 ? [...value] : [undefined];
    const item = /^\d+$/.test(name) ? value[Number(name)] : undefined;
    if (item !== undefined) return sortValues(item, rest);
    if (value.length === 0) return [undefined];
    return value.flatMap((inner) => sortValues(isDocument(inner) ? inner : null, [name, ...rest]));
  }
  if (name === undefined) return [value ?? null];
  return isDocument(value) ? sortValues(value.get(name), rest) : [null];
}
