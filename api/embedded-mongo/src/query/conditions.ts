import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { type Doc, isDoc, namedFields } from '../values/documents.js';
import { isOperatorDoc } from './filter.js';
import { literalPrefix } from './regex.js';

/** One end of a range. */
export interface Limit {
  readonly value: unknown;
  readonly inclusive: boolean;
}

/** What the conjunctive part of a query says about one path; an index may use it, the query still tests it. */
export interface Condition {
  /** The values it has to be one of. */
  equals?: readonly unknown[];
  min?: Limit;
  max?: Limit;
  /** The text it has to start with. */
  prefix?: string;
  /** True when it rules out null and missing. */
  present?: boolean;
  /** The operators on this path, to compare with a partial index's own. */
  readonly raw: Doc;
}

const rangeable = (value: unknown): boolean =>
  !(
    value instanceof MinKey ||
    value instanceof MaxKey ||
    value instanceof BSONRegExp ||
    value === undefined
  ) && !Array.isArray(value);

function addEquality(condition: Condition, values: readonly unknown[]): void {
  // Patterns are ranges rather than values, and an index holds the elements of an array, not the array.
  if (values.some((value) => value instanceof BSONRegExp || Array.isArray(value))) return;
  if (!condition.equals || values.length < condition.equals.length) condition.equals = values;
  condition.present ||= values.every((value) => value !== null && value !== undefined);
}

function addOperator(condition: Condition, operator: string, operand: unknown, whole: Doc): void {
  condition.raw[operator] = operand;
  switch (operator) {
    case '$eq':
      addEquality(condition, [operand]);
      break;
    case '$in':
      if (Array.isArray(operand)) addEquality(condition, operand);
      break;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte': {
      if (!rangeable(operand) || operand === null) break;
      const limit = { value: operand, inclusive: operator.length === 4 };
      if (operator.startsWith('$g')) condition.min ??= limit;
      else condition.max ??= limit;
      condition.present = true;
      break;
    }
    case '$regex':
      condition.prefix ||= literalPrefix(operand, whole.$options);
      condition.present = true;
      break;
    case '$exists':
      // Says nothing about null, so a sparse index may be used only for what it holds: fields that are there.
      if (operand === true || operand === 1) condition.present = true;
      break;
  }
}

/** Collects per path what every match has to satisfy. Clauses under `$or` and `$nor` are left to the query itself. */
export function conditionsOf(filter: Doc, into = new Map<string, Condition>()): Map<string, Condition> {
  for (const [name, operand] of namedFields(filter)) {
    if (name === '$and' && Array.isArray(operand)) {
      for (const clause of operand) if (isDoc(clause)) conditionsOf(clause, into);
    }
    if (name.startsWith('$')) continue;
    let condition = into.get(name);
    if (!condition) {
      condition = { raw: {} };
      into.set(name, condition);
    }
    if (operand instanceof BSONRegExp) addOperator(condition, '$regex', operand, {});
    else if (!isOperatorDoc(operand)) addOperator(condition, '$eq', operand, {});
    else
      for (const [operator, value] of Object.entries(operand))
        addOperator(condition, operator, value, operand);
  }
  return into;
}
