import { Timestamp } from 'bson';
import { CommandError } from '../errors.js';
import { compareValues } from '../values/compare.js';
import { identical, isDoc } from '../values/documents.js';
import { arithmetic, isInt32, isNumberValue, type NumberValue } from '../values/numbers.js';
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
  const type = isDoc(operand) ? operand.$type : 'date';
  if (type === 'timestamp') return () => new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  if (type !== 'date') throw new CommandError('BadValue', '$currentDate takes true, date or timestamp');
  return () => new Date();
}

function bit(field: string, operand: unknown): Change {
  const [[operation, value] = []] = isDoc(operand) ? Object.entries(operand) : [];
  if (!['and', 'or', 'xor'].includes(operation as string) || !(isInt32(value) || typeof value === 'bigint')) {
    throw new CommandError('BadValue', '$bit takes and, or, or xor with an integer');
  }
  return (old = 0) => {
    if (!isInt32(old) && typeof old !== 'bigint') {
      throw new CommandError('BadValue', `Cannot apply $bit to a value of non-integral type at '${field}'`);
    }
    const [a, b] = [BigInt(old), BigInt(value as NumberValue as number)];
    const result = operation === 'and' ? a & b : operation === 'or' ? a | b : a ^ b;
    return typeof old === 'bigint' || typeof value === 'bigint' ? result : Number(result);
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
