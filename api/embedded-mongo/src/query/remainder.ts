import { CommandError } from '../errors.js';
import { isNumberValue, type NumberValue, plainNumber } from '../values/numbers.js';
import type { ValueTest } from './field-test.js';

const bad = (message: string): CommandError => new CommandError('BadValue', message);

/** A number without its fraction; undefined for those that are no int64. */
function whole(value: NumberValue): bigint | undefined {
  const number = plainNumber(value);
  if (typeof number === 'bigint') return number;
  return Number.isFinite(number) && Math.abs(number) < 2 ** 63 ? BigInt(Math.trunc(number)) : undefined;
}

function operand(value: unknown, what: 'divisor' | 'remainder'): bigint {
  if (!isNumberValue(value)) throw bad(`malformed mod, ${what} not a number`);
  const number = whole(value);
  if (number === undefined) throw bad(`malformed mod, ${what} is not a 64-bit integer`);
  return number;
}

/** The test behind `$mod: [divisor, remainder]`. @throws CommandError for anything else */
export function remainderTest(list: readonly unknown[]): ValueTest {
  if (list.length < 2) throw bad('malformed mod, not enough elements');
  if (list.length > 2) throw bad('malformed mod, too many elements');
  const divisor = operand(list[0], 'divisor');
  const remainder = operand(list[1], 'remainder');
  if (divisor === 0n) throw bad('divisor cannot be 0');
  return (value) => {
    const number = isNumberValue(value) ? whole(value) : undefined;
    return number !== undefined && number % divisor === remainder;
  };
}
