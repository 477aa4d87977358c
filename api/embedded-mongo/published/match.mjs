import { isDeepStrictEqual } from 'node:util';
import { BSON } from 'mongodb';

/** What a case expected and did not get, in a sentence. */
export class Mismatch extends Error {}

/**
 * @typedef {Record<string, any>} Doc
 * @typedef {(name: string) => any} EntityByName
 */

/** Whether a value is a document: not an array, and no BSON type of its own. @param {any} value @returns {value is Doc} */
const isDocument = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && bsonType(value) === 'object';

/** @type {Record<string, string>} */
const TYPES = {
  Int32: 'int',
  Long: 'long',
  Double: 'double',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  Binary: 'binData',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
  Code: 'javascript',
};

/** The name of a value's type, as `$type` has it. @param {any} value */
function bsonType(value) {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  if (typeof value === 'bigint') return 'long';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp) return 'regex';
  if (value instanceof Uint8Array) return 'binData';
  return TYPES[value._bsontype] ?? 'object';
}

/** A number of any type, but not a decimal one. @param {any} value @returns {bigint | number | undefined} */
function numberOf(value) {
  const type = bsonType(value);
  if (type !== 'int' && type !== 'long' && type !== 'double') return undefined;
  const plain =
    type === 'long' && typeof value !== 'bigint' ? value.toBigInt() : (value.value ?? value.valueOf());
  return typeof plain === 'bigint' && BigInt(Number(plain)) === plain ? Number(plain) : plain;
}

/** @param {any} value */
const shown = (value) => {
  const text = value === undefined ? 'nothing' : BSON.EJSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/**
 * Compares by the rules of the unified test format: numbers by value, fields in any order, and more fields than expected
 * in the outermost document only.
 * @param {any} expected with the special operators `$$…`
 * @param {any} actual
 * @param {{ entity: EntityByName, isRoot?: boolean, path?: string }} options
 * @throws {Mismatch}
 */
export function match(expected, actual, { entity, isRoot = true, path = 'the result' }) {
  /** @param {string} [what] @returns {never} */
  const fail = (what = shown(expected)) => {
    throw new Mismatch(`${path} should be ${what} and is ${shown(actual)}`);
  };
  const special = specialOf(expected);
  if (special) {
    matchSpecial(special, actual, { entity, isRoot, path, fail });
    return;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) fail();
    for (const [at, item] of expected.entries())
      match(item, actual[at], { entity, isRoot: false, path: `${path}[${at}]` });
    return;
  }
  if (isDocument(expected)) {
    if (!isDocument(actual)) fail();
    for (const [name, value] of Object.entries(expected))
      match(value, actual[name], { entity, isRoot: false, path: `${path}.${name}` });
    if (isRoot) return;
    for (const [name, value] of Object.entries(actual)) {
      if (value !== undefined && !(name in expected)) fail(`without ${name}`);
    }
    return;
  }
  if (actual === undefined || !equal(expected, actual)) fail();
}

/** @param {any} expected @param {any} actual */
function equal(expected, actual) {
  const number = numberOf(expected);
  if (number !== undefined) return number === numberOf(actual);
  if (bsonType(expected) !== bsonType(actual)) return false;
  return isDeepStrictEqual(
    BSON.EJSON.serialize({ value: expected }, { relaxed: false }),
    BSON.EJSON.serialize({ value: actual }, { relaxed: false }),
  );
}

/** The operator of an expected value that is one, with its operand. @param {any} expected @returns {[string, any] | undefined} */
function specialOf(expected) {
  if (!isDocument(expected)) return undefined;
  const [first, ...others] = Object.entries(expected);
  return first?.[0].startsWith('$$') && others.length === 0 ? first : undefined;
}

/**
 * @param {[string, any]} special
 * @param {any} actual
 * @param {{ entity: EntityByName, isRoot: boolean, path: string, fail: (what?: string) => never }} how
 */
function matchSpecial([operator, operand], actual, { entity, isRoot, path, fail }) {
  switch (operator) {
    case '$$exists':
      if ((actual !== undefined) !== operand) fail();
      return;
    case '$$unsetOrMatches':
      if (actual !== undefined && actual !== null) match(operand, actual, { entity, isRoot, path });
      return;
    case '$$type':
      if (actual === undefined || ![operand].flat().includes(bsonType(actual))) fail();
      return;
    case '$$matchesEntity':
      match(entity(operand), actual, { entity, isRoot, path });
      return;
    case '$$sessionLsid':
      match(entity(operand).id, actual, { entity, isRoot: false, path });
      return;
    case '$$matchesHexBytes':
      if (Buffer.from(operand, 'hex').compare(actual) !== 0) fail();
      return;
    case '$$lte':
      if (!(Number(numberOf(actual)) <= operand)) fail();
      return;
    default:
      throw new Error(`The runner does not know ${operator}`);
  }
}

/** A copy with the types of BSON, as it was sent or received. @param {Doc} document @returns {Doc} */
export const copyOf = (document) =>
  BSON.deserialize(BSON.serialize(document), { promoteValues: false, promoteLongs: false });
