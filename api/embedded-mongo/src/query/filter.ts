import { CommandError, notSupported } from '../errors.js';
import { type Doc, isDoc } from '../values/documents.js';
import { splitPath } from '../values/paths.js';
import { expressionTest } from './expressions.js';
import { fieldOperator, type Predicate } from './field-operators.js';

/** True for `{ $gt: 1 }`, false for `{ a: 1 }` and `{}`, which are values to be equal to. */
export function isOperatorDoc(value: unknown): value is Doc {
  if (!isDoc(value)) return false;
  for (const name in value) return name.startsWith('$');
  return false;
}

function clausesOf(operator: string, operand: unknown): Doc[] {
  if (!Array.isArray(operand) || operand.length === 0 || !operand.every(isDoc)) {
    throw new CommandError('BadValue', `${operator} must be a nonempty array of objects`);
  }
  return operand;
}

/**
 * Makes a test for documents out of a query.
 * @param variables the command's `let`, seen by `$expr`
 * @throws CommandError for what is no query, or for an operator the embedded database does not support
 */
export function compileFilter(filter: Doc, variables: Doc = {}): Predicate {
  const compile = (inner: Doc): Predicate => compileFilter(inner, variables);
  const predicates: Predicate[] = [];
  for (const [name, operand] of Object.entries(filter)) {
    if (!name.startsWith('$')) {
      const path = splitPath(name);
      if (!isOperatorDoc(operand)) predicates.push(fieldOperator('$eq')(path, operand, compile, {}));
      else {
        for (const [operator, value] of Object.entries(operand)) {
          if (operator === '$options' && '$regex' in operand) continue;
          predicates.push(fieldOperator(operator)(path, value, compile, operand));
        }
      }
    } else if (name === '$and') predicates.push(...clausesOf(name, operand).map(compile));
    else if (name === '$or' || name === '$nor') {
      const clauses = clausesOf(name, operand).map(compile);
      const wanted = name === '$or';
      predicates.push((doc) => clauses.some((clause) => clause(doc)) === wanted);
    } else if (name === '$expr') predicates.push(expressionTest(operand, variables));
    else if (name !== '$comment') throw notSupported(`the query operator ${name}`);
  }
  const [first] = predicates;
  if (!first) return () => true;
  if (predicates.length === 1) return first;
  return (doc) => {
    for (const predicate of predicates) if (!predicate(doc)) return false;
    return true;
  };
}
