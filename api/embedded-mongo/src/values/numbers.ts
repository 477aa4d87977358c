import { Double } from 'bson';

const INT32_MAX = 0x7fffffff;
const INT64_MAX = 2n ** 63n - 1n;

/**
 * Numbers as this database holds them, so that a type survives storage:
 * int32 is a JavaScript integer in its range, int64 a bigint, a double any other JavaScript number, and a double that
 * could be mistaken for an int32 a `Double`.
 */
export type NumberValue = number | bigint | Double;

export function isNumberValue(value: unknown): value is NumberValue {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;
}

/** The value for comparing; JavaScript compares number with bigint exactly. */
export function plainNumber(value: NumberValue): number | bigint {
  return value instanceof Double ? value.value : value;
}

export function isInt32(value: unknown): value is number {
  return (
    typeof value === 'number' &&
    value >= -INT32_MAX - 1 &&
    value <= INT32_MAX &&
    (value | 0) === value &&
    !Object.is(value, -0)
  );
}

/** Keeps a double a double when its value is integral. */
export function asDouble(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

/**
 * `a op b` with MongoDB's result types: int32 grows to int64, anything with a double is a double.
 * @returns undefined when an int64 overflows
 */
export function arithmetic(op: '+' | '*', a: NumberValue, b: NumberValue): NumberValue | undefined {
  const whole = (value: NumberValue): value is number | bigint => typeof value === 'bigint' || isInt32(value);
  if (!whole(a) || !whole(b)) {
    const [x, y] = [Number(plainNumber(a)), Number(plainNumber(b))];
    return asDouble(op === '+' ? x + y : x * y);
  }
  if (typeof a === 'number' && typeof b === 'number') {
    const result = op === '+' ? a + b : a * b;
    if (isInt32(result)) return result;
    if (Object.is(result, -0)) return 0;
  }
  const result = op === '+' ? BigInt(a) + BigInt(b) : BigInt(a) * BigInt(b);
  return result > INT64_MAX || result < -INT64_MAX - 1n ? undefined : result;
}
