import { BSONRegExp, Double } from 'bson';
import { type Doc, isDoc, namedFields } from '../../values/documents.js';

/**
 * Values as the oracle has them: a document is a Map, whose fields keep their order whatever their names are. An int32 is a
 * number, an int64 a bigint, a double always a `Double`; undefined is missing.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | Double
  | string
  | Date
  | BSONRegExp
  | Value[]
  | Document;
export type Document = Map<string, Value>;

export const isDocument = (value: unknown): value is Document => value instanceof Map;
export const isNumber = (value: unknown): value is number | bigint | Double =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;

/** MongoDB's names of types in MongoDB's order of types. */
const TYPES = ['missing', 'null', 'number', 'string', 'object', 'array', 'bool', 'date', 'regex'] as const;

export function typeOf(value: Value | undefined): (typeof TYPES)[number] {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isNumber(value)) return 'number';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  return value instanceof BSONRegExp ? 'regex' : 'object';
}

const sign = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

function numbers(a: number, b: number): number {
  return sign(Number(!Number.isNaN(a)), Number(!Number.isNaN(b))) || sign(a, b);
}

/** The order of two lists: of their first parts that differ, else of their lengths. */
function lists<T>(a: readonly T[], b: readonly T[], order: (x: T, y: T) => number): number {
  for (const [at, x] of a.entries()) {
    if (at === b.length) return 1;
    const found = order(x, b[at] as T);
    if (found !== 0) return found;
  }
  return sign(a.length, b.length);
}

/** The order of two values, as a sort has it. */
export function compare(a: Value | undefined, b: Value | undefined): number {
  const byType = TYPES.indexOf(typeOf(a)) - TYPES.indexOf(typeOf(b));
  if (byType !== 0) return byType;
  if (isNumber(a) && isNumber(b)) return numbers(Number(a), Number(b));
  if (typeof a === 'string' && typeof b === 'string') return sign(a, b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof BSONRegExp && b instanceof BSONRegExp)
    return sign(a.pattern, b.pattern) || sign(a.options, b.options);
  if (Array.isArray(a) && Array.isArray(b)) return lists(a, b, compare);
  if (isDocument(a) && isDocument(b)) {
    return lists([...a], [...b], ([name, value], [other, otherValue]) => {
      const types = TYPES.indexOf(typeOf(value)) - TYPES.indexOf(typeOf(otherValue));
      return types || sign(name, other) || compare(value, otherValue);
    });
  }
  return Number(a === true) - Number(b === true);
}

export function clone<T extends Value>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (!isDocument(value)) return value;
  const fields: Document = value;
  return new Map([...fields].map(([name, inner]) => [name, clone(inner)])) as T;
}

/** A value, or a filter, as text, with types and the order of fields: two are the same when their texts are. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(', ')}]`;
  if (value instanceof Double) return `double ${value.value}`;
  if (typeof value === 'bigint') return `long ${value}`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof Date) return `date ${value.getTime()}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'missing';
  const fields = isDocument(value) ? [...value] : Object.entries(value);
  return `{${fields.map(([name, inner]) => `${name}: ${textOf(inner)}`).join(', ')}}`;
}

/** What the database answered, as the oracle has it. */
export function fromDatabase(value: unknown): Value {
  if (Array.isArray(value)) return value.map(fromDatabase);
  if (isDoc(value))
    return new Map(namedFields(value as Doc).map(([name, inner]) => [name, fromDatabase(inner)]));
  return typeof value === 'number' && (value | 0) !== value ? new Double(value) : (value as Value);
}
