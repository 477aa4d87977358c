import { isNumberValue, plainNumber } from './numbers.js';

/** Whether an expression's value counts as true: all but false, null, missing and 0. */
export function isTruthy(value: unknown): boolean {
  if (isNumberValue(value)) return Number(plainNumber(value)) !== 0;
  return value !== false && value !== null && value !== undefined;
}
