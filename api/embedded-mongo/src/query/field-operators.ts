import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import { compareValues, equalValues, RANK, rankOf } from '../values/compare.js';
import { type Doc, isDoc } from '../values/documents.js';
import { keyOf } from '../values/index-key.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { someLeaf, someValue } from '../values/paths.js';
import { regexOf } from './regex.js';
import { typeTest } from './type-names.js';

export type Predicate = (doc: Doc) => boolean;
/** How an operator compiles the query inside it ($elemMatch, $not). */
export type Compile = (filter: Doc) => Predicate;
type Path = readonly string[];
type Factory = (path: Path, operand: unknown, compile: Compile, expression: Doc) => Predicate;

const not =
  (predicate: Predicate): Predicate =>
  (doc) =>
    !predicate(doc);

/** What an equality means for one value: null finds missing too, a regular expression finds the texts it matches. */
function equalityTest(operand: unknown): (value: unknown) => boolean {
  if (operand === null || operand === undefined) return (value) => value === null || value === undefined;
  if (operand instanceof BSONRegExp) {
    const regex = regexOf(operand);
    return (value) => (typeof value === 'string' ? regex.test(value) : equalValues(value, operand));
  }
  return (value) => value !== undefined && equalValues(value, operand);
}

function orderTest(operand: unknown, holds: (order: number) => boolean): (value: unknown) => boolean {
  if (operand === null) return holds(0) ? equalityTest(null) : () => false;
  if (operand instanceof MinKey || operand instanceof MaxKey) {
    return (value) => value !== undefined && holds(compareValues(value, operand));
  }
  const rank = rankOf(operand);
  const isNan = (value: unknown) => isNumberValue(value) && Number.isNaN(plainNumber(value));
  const nan = isNan(operand);
  // Only values of the operand's own type are compared, and NaN with nothing but itself.
  return (value) =>
    rankOf(value) === rank &&
    (rank === RANK.number && (nan || isNan(value))
      ? nan && isNan(value) && holds(0)
      : holds(compareValues(value, operand)));
}

const ordered =
  (holds: (order: number) => boolean): Factory =>
  (path, operand) => {
    const test = orderTest(operand, holds);
    return (doc) => someLeaf(doc, path, test);
  };

function listOf(operand: unknown, operator: string): unknown[] {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', `${operator} needs an array`);
  return operand;
}

const equals: Factory = (path, operand) => {
  const test = equalityTest(operand);
  return (doc) => someLeaf(doc, path, test);
};

const oneOf: Factory = (path, operand) => {
  const list = listOf(operand, '$in');
  const patterns = list.filter((item) => item instanceof BSONRegExp).map(equalityTest);
  const hasNull = list.some((item) => item === null);
  const keys = new Set(list.map(keyOf));
  return (doc) =>
    someLeaf(doc, path, (value) =>
      value === undefined ? hasNull : keys.has(keyOf(value)) || patterns.some((test) => test(value)),
    );
};

const elementMatches: Factory = (path, operand, compile) => {
  if (!isDoc(operand)) throw new CommandError('BadValue', '$elemMatch needs an Object');
  const [first] = Object.keys(operand);
  const ofValues = first?.startsWith('$') && !['$and', '$or', '$nor', '$expr'].includes(first);
  const predicate = compile(ofValues ? { value: operand } : operand);
  const test = (item: unknown) => (ofValues ? predicate({ value: item }) : isDoc(item) && predicate(item));
  return (doc) => someValue(doc, path, (value) => Array.isArray(value) && value.some(test));
};

const every: Factory = (path, operand, compile, expression) => {
  const predicates = listOf(operand, '$all').map((item) =>
    isDoc(item) && '$elemMatch' in item
      ? elementMatches(path, item.$elemMatch, compile, expression)
      : equals(path, item, compile, expression),
  );
  return (doc) => predicates.length > 0 && predicates.every((predicate) => predicate(doc));
};

const remainder: Factory = (path, operand) => {
  const [divisor, rest] = listOf(operand, '$mod').map((item) =>
    Math.trunc(Number(plainNumber(item as number))),
  );
  if (!divisor || rest === undefined || Number.isNaN(rest))
    throw new CommandError('BadValue', 'malformed mod');
  return (doc) =>
    someLeaf(doc, path, (value) => {
      const number = isNumberValue(value) ? Math.trunc(Number(plainNumber(value))) : Number.NaN;
      return number % divisor === rest;
    });
};

/** The operators of one field. Each follows MongoDB's rules for arrays, null and missing fields, and types. */
const FIELD_OPERATORS: Readonly<Record<string, Factory>> = {
  $eq: equals,
  $ne: (...args) => not(equals(...args)),
  $in: oneOf,
  $nin: (...args) => not(oneOf(...args)),
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $exists: (path, operand) => {
    const wanted = operand !== false && operand !== 0 && operand !== null;
    return (doc) => someValue(doc, path, (value) => value !== undefined) === wanted;
  },
  $type: (path, operand) => {
    const test = typeTest(operand);
    return (doc) => someLeaf(doc, path, (value) => value !== undefined && test(value));
  },
  $size: (path, operand) => {
    if (!isNumberValue(operand)) throw new CommandError('BadValue', '$size needs a number');
    const size = Number(plainNumber(operand));
    return (doc) => someValue(doc, path, (value) => Array.isArray(value) && value.length === size);
  },
  $all: every,
  $elemMatch: elementMatches,
  $mod: remainder,
  $regex: (path, operand, _compile, expression) => {
    const regex = regexOf(operand, expression.$options);
    return (doc) => someLeaf(doc, path, (value) => typeof value === 'string' && regex.test(value));
  },
  $not: (path, operand, compile) => {
    if (!(operand instanceof BSONRegExp) && !isDoc(operand)) {
      throw new CommandError('BadValue', '$not needs a regex or a document');
    }
    return not(compile({ [path.join('.')]: operand }));
  },
};

/** Looks an operator up. @throws CommandError naming the operator when it is none or is not supported */
export function fieldOperator(name: string): Factory {
  const factory = Object.hasOwn(FIELD_OPERATORS, name) ? FIELD_OPERATORS[name] : undefined;
  if (!factory) throw notSupported(`the query operator ${name}`);
  return factory;
}
