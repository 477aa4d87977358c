import { evalExpr } from 'mingo/core';
import type { Options } from 'mingo/types';
import type { Doc } from '../values/documents.js';
import type { Predicate } from './field-operators.js';
import { mingoOptions } from './mingo-context.js';
import { plainDocument, plainValue } from './plain-values.js';

/** What `$expr` tests: an aggregation expression that is neither false, null, missing nor 0. */
export function expressionTest(expression: unknown, variables: Doc): Predicate {
  const options = mingoOptions(plainDocument(variables)) as Options;
  const plain = plainValue(expression);
  return (doc) => {
    const value = evalExpr(plainDocument(doc), plain, options);
    return value !== false && value !== null && value !== undefined && value !== 0;
  };
}

/** The values of a command's `let`, which are expressions without a document. */
export function evaluateVariables(bindings: Doc): Doc {
  return evalExpr({}, plainDocument(bindings), mingoOptions({}) as Options) as Doc;
}
