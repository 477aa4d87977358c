import { CommandError } from '../errors.js';
import { RANK, rankOf } from '../values/compare.js';
import { isInt32, isNumberValue, plainNumber } from '../values/numbers.js';

type Test = (value: unknown) => boolean;
const ofRank =
  (rank: number): Test =>
  (value) =>
    rankOf(value) === rank;
const isLong: Test = (value) => typeof value === 'bigint';
const isDouble: Test = (value) => isNumberValue(value) && !isLong(value) && !isInt32(value);

/** Of types that are not stored. */
const never: Test = () => false;

const TYPES: readonly (readonly [code: number, name: string, test: Test])[] = [
  [1, 'double', isDouble],
  [2, 'string', ofRank(RANK.string)],
  [3, 'object', ofRank(RANK.object)],
  [4, 'array', ofRank(RANK.array)],
  [5, 'binData', ofRank(RANK.binary)],
  [7, 'objectId', ofRank(RANK.objectId)],
  [8, 'bool', ofRank(RANK.boolean)],
  [9, 'date', ofRank(RANK.date)],
  [6, 'undefined', never],
  [10, 'null', ofRank(RANK.null)],
  [11, 'regex', ofRank(RANK.regex)],
  [12, 'dbPointer', never],
  [13, 'javascript', never],
  [14, 'symbol', never],
  [15, 'javascriptWithScope', never],
  [16, 'int', isInt32],
  [17, 'timestamp', ofRank(RANK.timestamp)],
  [18, 'long', isLong],
  [19, 'decimal', never],
  [-1, 'minKey', ofRank(RANK.minKey)],
  [127, 'maxKey', ofRank(RANK.maxKey)],
  [Number.NaN, 'number', isNumberValue],
];

/** The test behind `$type`, for names and codes, one or several. @throws CommandError for an unknown type */
export function typeTest(operand: unknown): Test {
  const list: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (list.length === 0) throw new CommandError('BadValue', '$type must match at least one type');
  const tests = list.map((wanted) => {
    const code = isNumberValue(wanted) ? Number(plainNumber(wanted)) : wanted;
    const found = TYPES.find(([number, name]) => number === code || name === code);
    if (!found) throw new CommandError('BadValue', `Unknown type name alias: ${String(wanted)}`);
    return found[2];
  });
  return (value) => tests.some((test) => test(value));
}
