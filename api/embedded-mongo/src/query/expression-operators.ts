import { CommandError } from '../errors.js';
import { compareValues, equalValues } from '../values/compare.js';
import { type Doc, isDoc } from '../values/documents.js';
import { isTruthy } from '../values/truthy.js';

/** Computes a value for one document; undefined stands for missing. */
export type Expression = (doc: Doc) => unknown;
type Compile = (spec: unknown) => Expression;
type Operator = (operand: unknown, compile: Compile) => Expression;

/** The arguments of an operator: a list, or one alone. @throws CommandError when there are too many or too few */
function argumentsOf(name: string, operand: unknown, compile: Compile, count?: number): Expression[] {
  const list = Array.isArray(operand) ? operand : [operand];
  if (count !== undefined && list.length !== count) {
    throw new CommandError(
      'Location16020',
      `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
    );
  }
  return list.map(compile);
}

/** An operator whose arguments are all computed, of a certain number. */
const strict =
  (name: string, count: number, compute: (values: unknown[]) => unknown): Operator =>
  (operand, compile) => {
    const list = argumentsOf(name, operand, compile, count);
    return (doc) => compute(list.map((argument) => argument(doc)));
  };

const comparison = (name: string, holds: (order: number) => unknown): Operator =>
  strict(name, 2, ([a, b]) => holds(compareValues(a, b)));

const CONDITION_PARTS = [
  ['if', 'Location17080'],
  ['then', 'Location17081'],
  ['else', 'Location17082'],
] as const;

/** The three arguments of `$cond`, by name or by position. */
function branchesOf(operand: unknown, compile: Compile): Expression[] {
  if (!isDoc(operand)) return argumentsOf('$cond', operand, compile, 3);
  for (const name of Object.keys(operand)) {
    if (!CONDITION_PARTS.some(([known]) => known === name)) {
      throw new CommandError('Location17083', `Unrecognized parameter to $cond: ${name}`);
    }
  }
  return CONDITION_PARTS.map(([name, code]) => {
    if (!Object.hasOwn(operand, name)) throw new CommandError(code, `Missing '${name}' parameter to $cond`);
    return compile(operand[name]);
  });
}

/**
 * The expression operators that are supported (and `$literal`); each has cases from MongoDB's documentation in
 * expressions.spec.ts. All others are refused.
 */
export const EXPRESSION_OPERATORS: Readonly<Record<string, Operator>> = {
  $cmp: comparison('$cmp', (order) => Math.sign(order)),
  $eq: comparison('$eq', (order) => order === 0),
  $ne: comparison('$ne', (order) => order !== 0),
  $gt: comparison('$gt', (order) => order > 0),
  $gte: comparison('$gte', (order) => order >= 0),
  $lt: comparison('$lt', (order) => order < 0),
  $lte: comparison('$lte', (order) => order <= 0),
  $and: (operand, compile) => {
    const list = argumentsOf('$and', operand, compile);
    return (doc) => list.every((argument) => isTruthy(argument(doc)));
  },
  $or: (operand, compile) => {
    const list = argumentsOf('$or', operand, compile);
    return (doc) => list.some((argument) => isTruthy(argument(doc)));
  },
  $not: strict('$not', 1, ([value]) => !isTruthy(value)),
  $cond: (operand, compile) => {
    const [condition, yes, no] = branchesOf(operand, compile) as [Expression, Expression, Expression];
    return (doc) => (isTruthy(condition(doc)) ? yes(doc) : no(doc));
  },
  $ifNull: (operand, compile) => {
    const list = argumentsOf('$ifNull', operand, compile);
    if (list.length < 2) {
      throw new CommandError('Location1257300', '$ifNull needs at least two arguments');
    }
    return (doc) => {
      let value: unknown;
      for (const argument of list) {
        value = argument(doc);
        if (value !== null && value !== undefined) return value;
      }
      return value;
    };
  },
  $in: strict('$in', 2, ([value, list]) => {
    if (!Array.isArray(list))
      throw new CommandError('Location40081', '$in requires an array as a second argument');
    return list.some((item) => equalValues(item, value));
  }),
  $size: strict('$size', 1, ([list]) => {
    if (!Array.isArray(list))
      throw new CommandError('Location17124', 'The argument to $size must be an array');
    return list.length;
  }),
};
