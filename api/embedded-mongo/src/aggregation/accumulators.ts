import { CommandError } from '../errors.js';
import { compareValues } from '../values/compare.js';
import { keyOf } from '../values/index-key.js';
import { asDouble } from '../values/numbers.js';
import { Sum } from './sum.js';

/** Takes in the values of one group, in order. */
export interface Accumulator {
  add(value: unknown): void;
  /** What the group gets; undefined becomes null. */
  result(): unknown;
}

function sum(): Accumulator {
  const total = new Sum();
  return { add: (value) => total.add(value), result: () => total.value };
}

function average(): Accumulator {
  const total = new Sum();
  return {
    add: (value) => total.add(value),
    result: () => (total.count === 0 ? null : asDouble(total.double / total.count)),
  };
}

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: unknown;
  return {
    add: (value) => {
      if (value === null || value === undefined) return;
      if (best === undefined || sign * compareValues(value, best) > 0) best = value;
    },
    result: () => best,
  };
};

function first(): Accumulator {
  let value: unknown;
  let isSet = false;
  return {
    add: (next) => {
      if (!isSet) value = next;
      isSet = true;
    },
    result: () => value,
  };
}

function last(): Accumulator {
  let value: unknown;
  return {
    add: (next) => {
      value = next;
    },
    result: () => value,
  };
}

function push(): Accumulator {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

function addToSet(): Accumulator {
  const values = new Map<string, unknown>();
  return {
    add: (value) => {
      if (value === undefined) return;
      const key = keyOf(value);
      if (!values.has(key)) values.set(key, value);
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
