import { CommandError } from '../errors.js';
import { compareValues } from '../values/compare.js';
import { identical, isDoc } from '../values/documents.js';
import { arithmetic, isInt32, isNumberValue } from '../values/numbers.js';
import { serverTime } from '../values/server-time.js';
import { addToSet, pop, pull, pullAll, push } from './array-operators.js';
import { type Change, REMOVED } from './write-path.js';

function calculate(operator: '$inc' | '$mul', field: string, operand: unknown): Change {
  if (!isNumberValue(operand)) {
    throw new CommandError(
      'TypeMismatch',
      `Cannot ${operator} with non-numeric argument: {${field}: ${String(operand)}}`,
    );
  }
  return (old) => {
    if (old === undefined) return operator === '$inc' ? operand : arithmetic('*', operand, 0);
    if (!isNumberValue(old)) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply ${operator} to a value of non-numeric type at '${field}'`,
      );
    }
    const result = arithmetic(operator === '$inc' ? '+' : '*', old, operand);
    if (result === undefined)
      throw new CommandError('BadValue', `Failed to apply ${operator}: integer overflow`);
    return identical(result, old) ? old : result;
  };
}

function set(operand: unknown): Change {
  return (old) => (old !== undefined && identical(old, operand) ? old : operand);
}

function extreme(sign: 1 | -1, operand: unknown): Change {
  return (old) => (old === undefined || sign * compareValues(operand, old) > 0 ? operand : old);
}

function currentDate(operand: unknown): Change {
  if (typeof operand !== 'boolean' && !isDoc(operand)) {
    throw new CommandError(
      'BadValue',
      "Please use a boolean ('true') or a $type expression for $currentDate",
    );
  }
  const { $type: type = 'missing', ...others } = isDoc(operand) ? operand : { $type: 'date' };
  const [other] = Object.keys(others);
  if (other) throw new CommandError('BadValue', `Unrecognized $currentDate option: ${other}`);
  if (type === 'timestamp') return () => serverTime();
  if (type === 'date') return () => new Date();
  throw new CommandError('BadValue', "The '$type' string field is required to be 'date' or 'timestamp'");
}

const BITS: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};
type Whole = number | bigint;
const isWhole = (value: unknown): value is Whole => isInt32(value) || typeof value === 'bigint';

function bit(field: string, operand: unknown): Change {
  const steps = isDoc(operand) ? Object.entries(operand) : [];
  if (steps.length === 0) {
    throw new CommandError(
      'BadValue',
      `You must pass in at least one bitwise operation for $bit of '${field}'`,
    );
  }
  const operations = steps.map(([name, value]) => {
    const compute = Object.hasOwn(BITS, name) ? BITS[name] : undefined;
    if (!compute)
      throw new CommandError(
        'BadValue',
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`,
      );
    if (!isWhole(value))
      throw new CommandError('BadValue', 'The $bit modifier field must be an Integer(32/64 bit)');
    return (old: Whole): Whole => {
      const result = compute(BigInt(old), BigInt(value));
      return typeof old === 'bigint' || typeof value === 'bigint' ? result : Number(result);
    };
  });
  return (old = 0) => {
    if (!isWhole(old)) {
      throw new CommandError('BadValue', `Cannot apply $bit to a value of non-integral type at '${field}'`);
    }
    return operations.reduce<Whole>((value, operation) => operation(value), old);
  };
}

type Operator = (field: string, operand: unknown) => Change;

/** The operators that change one field; the update itself handles `$rename` and `$setOnInsert`. */
export const UPDATE_OPERATORS: Readonly<Record<string, Operator>> = {
  $set: (_field, operand) => set(operand),
  $unset: () => () => REMOVED,
  $inc: (field, operand) => calculate('$inc', field, operand),
  $mul: (field, operand) => calculate('$mul', field, operand),
  $min: (_field, operand) => extreme(-1, operand),
  $max: (_field, operand) => extreme(1, operand),
  $currentDate: (_field, operand) => currentDate(operand),
  $bit: bit,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};

/** Operators that leave a missing field missing. */
export const NEVER_CREATES = new Set(['$unset', '$pull', '$pullAll', '$pop']);
