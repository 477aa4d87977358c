import { CommandError } from '../errors.js';
import { type Doc, isDoc, setField } from '../values/documents.js';
import { isTruthy } from '../values/truthy.js';
import { EXPRESSION_OPERATORS, type Expression } from './expression-operators.js';
import type { Predicate } from './field-operators.js';
import { parseFieldPath, readFieldPath } from './field-path.js';

/**
 * Makes a function out of an aggregation expression: paths, variables, literals, documents, arrays, and the operators of
 * {@link EXPRESSION_OPERATORS}.
 * @param variables the command's `let`, evaluated
 * @returns computes the value for one document; undefined stands for missing
 * @throws CommandError for what is no expression, with MongoDB's code; NotImplemented for an operator that is not supported
 */
export function compileExpression(spec: unknown, variables: Doc = {}): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return reference(spec.slice(1), variables);
  if (Array.isArray(spec)) {
    const items = spec.map((item) => compileExpression(item, variables));
    return (doc) => items.map((item) => item(doc) ?? null);
  }
  if (!isDoc(spec)) return () => spec;
  const [first] = Object.keys(spec);
  return first?.startsWith('$') ? operation(spec, variables) : documentOf(spec, variables);
}

function reference(path: string, variables: Doc): Expression {
  if (!path.startsWith('$')) {
    const names = parseFieldPath(path);
    return (doc) => readFieldPath(doc, names);
  }
  const [name = '', ...rest] = parseFieldPath(path.slice(1));
  const below = (value: unknown): unknown =>
    rest.length === 0 ? value : readFieldPath({ value }, ['value', ...rest]);
  if (name === 'ROOT' || name === 'CURRENT') return below;
  if (name === 'REMOVE') return () => undefined;
  if (!Object.hasOwn(variables, name)) {
    throw new CommandError('Location17276', `Use of undefined variable: ${name}`);
  }
  const value = below(variables[name]);
  return () => value;
}

function operation(spec: Doc, variables: Doc): Expression {
  const [[name = '', operand] = [], ...others] = Object.entries(spec);
  if (others.length > 0) {
    throw new CommandError(
      'Location15983',
      'an object representing an expression must have exactly one field',
    );
  }
  if (name === '$literal') return () => operand;
  const operator = Object.hasOwn(EXPRESSION_OPERATORS, name) ? EXPRESSION_OPERATORS[name] : undefined;
  if (!operator) {
    throw new CommandError('NotImplemented', `The embedded database does not support the expression ${name}`);
  }
  return operator(operand, (inner) => compileExpression(inner, variables));
}

function documentOf(spec: Doc, variables: Doc): Expression {
  const fields = Object.entries(spec).map(([name, value]): [string, Expression] => {
    if (name.startsWith('$') || name.includes('.')) {
      throw new CommandError(
        'Location16410',
        `FieldPath field names may not start with '$' or contain '.': '${name}'`,
      );
    }
    return [name, compileExpression(value, variables)];
  });
  return (doc) => {
    const result: Doc = {};
    for (const [name, compute] of fields) {
      const value = compute(doc);
      if (value !== undefined) setField(result, name, value);
    }
    return result;
  };
}

/** What `$expr` tests: an aggregation expression that is neither false, null, missing nor 0. */
export function expressionTest(expression: unknown, variables: Doc): Predicate {
  const compute = compileExpression(expression, variables);
  return (doc) => isTruthy(compute(doc));
}

/** The values of a command's `let`, which are expressions without a document. @throws CommandError for names that are none */
export function evaluateVariables(bindings: Doc): Doc {
  const values: Doc = {};
  for (const [name, expression] of Object.entries(bindings)) {
    if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) {
      throw new CommandError('FailedToParse', `'${name}' is not a valid name of a variable`);
    }
    setField(values, name, compileExpression(expression)({}) ?? null);
  }
  return values;
}
