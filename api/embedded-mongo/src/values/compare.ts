import { Binary, BSONRegExp, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { type Doc, isDoc, nameOfKey } from './documents.js';
import { isNumberValue, plainNumber } from './numbers.js';

/** MongoDB's order of types; values of one rank compare with each other, others only by rank. */
export const RANK = {
  minKey: 1,
  missing: 2,
  null: 3,
  number: 16,
  string: 32,
  object: 48,
  array: 64,
  binary: 80,
  objectId: 96,
  boolean: 112,
  date: 128,
  timestamp: 136,
  regex: 144,
  maxKey: 240,
} as const;

/**
 * The rank of a value's type.
 * @throws TypeError for a type this server refuses at the wire already
 */
export function rankOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return RANK.string;
    case 'number':
    case 'bigint':
      return RANK.number;
    case 'boolean':
      return RANK.boolean;
    case 'undefined':
      return RANK.missing;
  }
  if (value === null) return RANK.null;
  if (value instanceof ObjectId) return RANK.objectId;
  if (isDoc(value)) return RANK.object;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  if (isNumberValue(value)) return RANK.number;
  if (value instanceof Binary) return RANK.binary;
  if (value instanceof Timestamp) return RANK.timestamp;
  if (value instanceof BSONRegExp) return RANK.regex;
  if (value instanceof MinKey) return RANK.minKey;
  if (value instanceof MaxKey) return RANK.maxKey;
  throw new TypeError(`Unknown type of value: ${String(value)}`);
}

/** Strings in the order of their UTF-8 bytes, as MongoDB has it; JavaScript's own differs beyond U+FFFF. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const size = Math.min(a.length, b.length);
  for (let at = 0; at < size; at++) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x !== y) {
      const [surrogateX, surrogateY] = [(x & 0xf800) === 0xd800, (y & 0xf800) === 0xd800];
      return surrogateX === surrogateY ? x - y : surrogateX ? 1 : -1;
    }
  }
  return a.length - b.length;
}

function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1;
  if (a > b) return 1;
  // NaN equals itself and comes before every other number.
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareDocs(a: Doc, b: Doc): number {
  const [names, others] = [Object.keys(a), Object.keys(b)];
  for (let at = 0; at < Math.min(names.length, others.length); at++) {
    const [name, other] = [names[at] as string, others[at] as string];
    const order =
      rankOf(a[name]) - rankOf(b[other]) ||
      compareStrings(nameOfKey(name), nameOfKey(other)) ||
      compareValues(a[name], b[other]);
    if (order !== 0) return order;
  }
  return names.length - others.length;
}

/** Orders any two values as MongoDB's sort does: negative, zero or positive. Missing counts as before null. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const rank = rankOf(a);
  const byRank = rank - rankOf(b);
  if (byRank !== 0) return byRank;
  switch (rank) {
    case RANK.string:
      return compareStrings(a as string, b as string);
    case RANK.number:
      return compareNumbers(plainNumber(a as number), plainNumber(b as number));
    case RANK.date:
      return (a as Date).getTime() - (b as Date).getTime();
    case RANK.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case RANK.boolean:
      return Number(a) - Number(b);
    case RANK.object:
      return compareDocs(a as Doc, b as Doc);
    case RANK.array: {
      const [xs, ys] = [a as unknown[], b as unknown[]];
      for (let at = 0; at < Math.min(xs.length, ys.length); at++) {
        const order = compareValues(xs[at], ys[at]);
        if (order !== 0) return order;
      }
      return xs.length - ys.length;
    }
    case RANK.binary: {
      const [x, y] = [a as Binary, b as Binary];
      return x.length() - y.length() || x.sub_type - y.sub_type || Buffer.compare(x.value(), y.value());
    }
    case RANK.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case RANK.regex: {
      const [x, y] = [a as BSONRegExp, b as BSONRegExp];
      return compareStrings(x.pattern, y.pattern) || compareStrings(x.options, y.options);
    }
  }
  return 0;
}

/** Equal as a query sees it: 1 equals 1.0, documents only with the same field order. */
export function equalValues(a: unknown, b: unknown): boolean {
  return a === b || compareValues(a, b) === 0;
}
