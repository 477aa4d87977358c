import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import { compareValues, equalValues, RANK, rankOf } from '../values/compare.js';
import { type Doc, isDoc, setField } from '../values/documents.js';
import { keyOf } from '../values/index-key.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { isTruthy } from '../values/truthy.js';
import { all, type FieldTest, leaf, not, type Predicate, type ValueTest, whole } from './field-test.js';
import { patternTest } from './regex.js';
import { remainderTest } from './remainder.js';
import { typeTest } from './type-names.js';

export type { Predicate } from './field-test.js';

/** How an operator compiles the query inside it ($elemMatch, $not). */
export interface Compile {
  /** A whole query, below the top of the command's filter. */
  readonly query: (filter: Doc) => Predicate;
  /** All operators on one field. */
  readonly operators: (operators: Doc) => FieldTest;
}
type Factory = (operand: unknown, compile: Compile, expression: Doc) => FieldTest;

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** What an equality means for one value: null finds missing too. */
function equalityTest(operand: unknown): ValueTest {
  if (operand === null || operand === undefined) return (value) => value === null || value === undefined;
  return (value) => value !== undefined && equalValues(value, operand);
}

/** A value of a list or of `{ field: value }`: a regular expression finds the texts it matches. */
export function valueTest(operand: unknown): FieldTest {
  return leaf(operand instanceof BSONRegExp ? patternTest(operand) : equalityTest(operand));
}

const ordered =
  (name: string, holds: (order: number) => boolean): Factory =>
  (operand) => {
    if (operand instanceof BSONRegExp) throw bad(`Can't have RegEx as arg to ${name}`);
    if (operand instanceof MinKey || operand instanceof MaxKey)
      throw notSupported(`${name} with MinKey or MaxKey`);
    if (operand === null) return leaf(holds(0) ? equalityTest(null) : () => false);
    const rank = rankOf(operand);
    const isNan = (value: unknown) => isNumberValue(value) && Number.isNaN(plainNumber(value));
    const nan = isNan(operand);
    // Only values of the operand's own type are compared, and NaN with nothing but itself.
    return leaf(
      (value) =>
        rankOf(value) === rank &&
        (rank === RANK.number && (nan || isNan(value))
          ? nan && isNan(value) && holds(0)
          : holds(compareValues(value, operand))),
    );
  };

function listOf(operand: unknown, operator: string): unknown[] {
  if (!Array.isArray(operand)) throw bad(`${operator} needs an array`);
  return operand;
}

const startsWithOperator = (value: unknown): value is Doc =>
  isDoc(value) && Object.keys(value)[0]?.startsWith('$') === true;

function oneOf(operator: string, operand: unknown): FieldTest {
  const list = listOf(operand, operator);
  if (list.some(startsWithOperator)) throw bad(`cannot nest $ under ${operator}`);
  const patterns = list.filter((item) => item instanceof BSONRegExp).map((item) => patternTest(item));
  const hasNull = list.some((item) => item === null);
  const keys = new Set(list.map(keyOf));
  return leaf((value) =>
    value === undefined ? hasNull : keys.has(keyOf(value)) || patterns.some((test) => test(value)),
  );
}

/** Operators that make a query of queries, rather than a condition on one field. */
export const LOGICAL: ReadonlySet<string> = new Set(['$and', '$or', '$nor']);

/** What `$elemMatch` asks of one element: operators of the element itself, a query of what is a document or an array. */
export function elementTest(operand: unknown, compile: Compile): ValueTest {
  if (!isDoc(operand)) throw bad('$elemMatch needs an Object');
  const [first = ''] = Object.keys(operand);
  if (first.startsWith('$') && !LOGICAL.has(first)) return compile.operators(operand).single;
  const matches = compile.query(operand);
  return (item) => (isDoc(item) || Array.isArray(item)) && matches(documentOf(item));
}

function elementMatches(operand: unknown, compile: Compile): FieldTest {
  const test = elementTest(operand, compile);
  return whole((value) => Array.isArray(value) && value.some(test));
}

/** An array as the document that it is in BSON: its positions are the names. */
function documentOf(item: Doc | unknown[]): Doc {
  if (!Array.isArray(item)) return item;
  const doc: Doc = {};
  for (const [position, value] of item.entries()) setField(doc, String(position), value);
  return doc;
}

function every(operand: unknown, compile: Compile): FieldTest {
  const list = listOf(operand, '$all');
  const isElementMatch = (item: unknown): item is Doc => isDoc(item) && Object.keys(item)[0] === '$elemMatch';
  if (list.some(isElementMatch)) {
    if (!list.every(isElementMatch)) throw bad('$all/$elemMatch has to be consistent');
    return all(list.map((item) => elementMatches(item.$elemMatch, compile)));
  }
  if (list.some(startsWithOperator)) throw bad('no $ expressions in $all');
  return list.length === 0 ? leaf(() => false) : all(list.map(valueTest));
}

function sizeOf(operand: unknown): number {
  const size = isNumberValue(operand) ? Number(plainNumber(operand)) : Number.NaN;
  if (Number.isInteger(size) && size >= 0) return size;
  throw bad('Failed to parse $size. Expected a non-negative number');
}

function equals(operator: string, operand: unknown): FieldTest {
  if (operator === '$ne' && operand instanceof BSONRegExp) throw bad("Can't have regex as arg to $ne.");
  return leaf(equalityTest(operand));
}

function negated(operand: unknown, compile: Compile): FieldTest {
  if (operand instanceof BSONRegExp) return not(valueTest(operand));
  if (!isDoc(operand)) throw bad('$not needs a regex or a document');
  if (Object.keys(operand).length === 0) throw bad('$not cannot be empty');
  return not(compile.operators(operand));
}

/** The operators of one field. Each follows MongoDB's rules for arrays, null and missing fields, and types. */
const FIELD_OPERATORS: Readonly<Record<string, Factory>> = {
  $eq: (operand) => equals('$eq', operand),
  $ne: (operand) => not(equals('$ne', operand)),
  $in: (operand) => oneOf('$in', operand),
  $nin: (operand) => not(oneOf('$nin', operand)),
  $gt: ordered('$gt', (order) => order > 0),
  $gte: ordered('$gte', (order) => order >= 0),
  $lt: ordered('$lt', (order) => order < 0),
  $lte: ordered('$lte', (order) => order <= 0),
  $exists: (operand) => {
    const exists = whole((value) => value !== undefined);
    return isTruthy(operand) ? exists : not(exists);
  },
  $type: (operand) => {
    const test = typeTest(operand);
    return leaf((value) => value !== undefined && test(value));
  },
  $size: (operand) => {
    const size = sizeOf(operand);
    return whole((value) => Array.isArray(value) && value.length === size);
  },
  $all: every,
  $elemMatch: elementMatches,
  $mod: (operand) => leaf(remainderTest(listOf(operand, '$mod'))),
  $regex: (operand, _compile, { $options }) => leaf(patternTest(operand, $options)),
  $not: negated,
};

/** What MongoDB has and this database does not; anything else is no operator at all. */
const NOT_SUPPORTED = new Set(
  '$bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $geoIntersects $geoWithin $near $nearSphere $within $geoNear $maxDistance $minDistance $where $text $jsonSchema $sampleRate $rand $alwaysTrue $alwaysFalse $ref $id $db'.split(
    ' ',
  ),
);

/** The error for an operator that is not among the known ones. */
export function unknownOperator(name: string, where: 'top level operator' | 'operator'): CommandError {
  return NOT_SUPPORTED.has(name)
    ? notSupported(`the query operator ${name}`)
    : bad(`unknown ${where}: ${name}`);
}

/** Looks an operator up. @throws CommandError naming the operator when it is none or is not supported */
export function fieldOperator(name: string): Factory {
  const factory = Object.hasOwn(FIELD_OPERATORS, name) ? FIELD_OPERATORS[name] : undefined;
  if (!factory) throw unknownOperator(name, 'operator');
  return factory;
}
