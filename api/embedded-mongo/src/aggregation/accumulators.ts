import { CommandError } from '../errors.js';
import { compareValues } from '../values/compare.js';
import { keyOf } from '../values/index-key.js';
import { asDouble } from '../values/numbers.js';
import { sizeInMemory } from '../values/size.js';
import { Sum } from './sum.js';

/** Takes in the values of one group, in order. */
export interface Accumulator {
  /** @returns how many more bytes it takes in memory than before */
  add(value: unknown): number;
  /** What the group gets; undefined becomes null. */
  result(): unknown;
}

function sum(): Accumulator {
  const total = new Sum();
  return {
    add: (value) => {
      total.add(value);
      return 0;
    },
    result: () => total.value,
  };
}

function average(): Accumulator {
  const total = new Sum();
  return {
    add: (value) => {
      total.add(value);
      return 0;
    },
    result: () => (total.count === 0 ? null : asDouble(total.double / total.count)),
  };
}

/** Keeps one value: the first, and each later one that takes its place. */
function kept(
  takesPlace: (value: unknown, before: unknown) => boolean,
  isValue: (value: unknown) => boolean,
) {
  let kept: unknown;
  let bytes = 0;
  let isSet = false;
  return {
    add: (value: unknown) => {
      if (!isValue(value) || (isSet && !takesPlace(value, kept))) return 0;
      [kept, isSet] = [value, true];
      const before = bytes;
      bytes = sizeInMemory(value);
      return bytes - before;
    },
    result: () => kept,
  };
}

const isPresent = (value: unknown): boolean => value !== null && value !== undefined;
const extreme = (sign: 1 | -1) => (): Accumulator =>
  kept((value, before) => sign * compareValues(value, before) > 0, isPresent);
const first = (): Accumulator =>
  kept(
    () => false,
    () => true,
  );
const last = (): Accumulator =>
  kept(
    () => true,
    () => true,
  );

function push(): Accumulator {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (value === undefined) return 0;
      values.push(value);
      return sizeInMemory(value);
    },
    result: () => values,
  };
}

function addToSet(): Accumulator {
  const values = new Map<string, unknown>();
  return {
    add: (value) => {
      if (value === undefined) return 0;
      const key = keyOf(value);
      if (values.has(key)) return 0;
      values.set(key, value);
      return sizeInMemory(value) + 2 * key.length;
    },
    result: () => [...values.values()],
  };
}

/**
 * The accumulators of `$group` that are supported; each has cases from MongoDB's documentation in aggregation.spec.ts.
 * All others are refused.
 */
export const ACCUMULATORS: Readonly<Record<string, () => Accumulator>> = {
  $sum: sum,
  $avg: average,
  $min: extreme(-1),
  $max: extreme(1),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $count: sum,
};

/** @throws CommandError NotImplemented for one that is not supported */
export function accumulatorNamed(name: string): () => Accumulator {
  const make = Object.hasOwn(ACCUMULATORS, name) ? ACCUMULATORS[name] : undefined;
  if (make) return make;
  throw new CommandError('NotImplemented', `The embedded database does not support the accumulator ${name}`);
}
