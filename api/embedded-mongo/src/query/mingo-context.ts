import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as projections from 'mingo/operators/projection';
import * as windows from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import { compareValues } from '../values/compare.js';
import type { Doc } from '../values/documents.js';

type Expression = (doc: unknown, operands: unknown, options: Options) => unknown;
type Accumulator = (docs: unknown[], operand: unknown, options: Options) => unknown;

/** mingo orders types by its own list and compares binary data and ids as text; here MongoDB's order holds. */
const comparison =
  (holds: (order: number) => unknown): Expression =>
  (doc, operands, options) => {
    const [a, b] = evalExpr(doc, operands, options) as [unknown, unknown];
    return holds(compareValues(a, b));
  };

const extreme =
  (sign: 1 | -1): Accumulator =>
  (docs, operand, options) => {
    const values = accumulators
      .$push(docs, operand, options)
      .filter((value) => value !== null && value !== undefined);
    if (values.length === 0) return null;
    return values.reduce((best, value) => (sign * compareValues(value, best) > 0 ? value : best));
  };

const guardedExpressions = {
  $cmp: comparison((order) => Math.sign(order)),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
} satisfies Record<string, Expression>;

/** mingo's expression language with the comparisons put right; stages are added by the aggregation. */
const EXPRESSION_CONTEXT = Context.init({
  accumulator: { ...accumulators, $max: extreme(1), $min: extreme(-1) },
  expression: { ...expressions, ...guardedExpressions },
  projection: { ...projections },
  window: { ...windows },
});

/** The same with stages, for one aggregation. */
export function aggregationContext(stages: Record<string, unknown>): Context {
  return Context.from(EXPRESSION_CONTEXT, Context.init({ pipeline: stages as never }));
}

/** Options for every call of mingo: no scripts, and the command's `let` as variables. */
export function mingoOptions(variables: Doc, context: Context = EXPRESSION_CONTEXT): Partial<Options> {
  return { context, variables, scriptEnabled: false };
}
