import { CommandError } from '../errors.js';
import { type Doc, isDoc, namedFields } from '../values/documents.js';
import { splitPath } from '../values/paths.js';
import { expressionTest } from './expressions.js';
import {
  type Compile,
  elementTest,
  fieldOperator,
  type Predicate,
  unknownOperator,
  valueTest,
} from './field-operators.js';
import { all, type FieldTest } from './field-test.js';

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
  return compileQuery(filter, variables);
}

/** @param variables undefined inside `$elemMatch`, where `$expr` is not allowed */
function compileQuery(filter: Doc, variables: Doc | undefined): Predicate {
  const predicates: Predicate[] = [];
  const compile = (clause: Doc): Predicate => compileQuery(clause, variables);
  for (const [name, operand] of namedFields(filter)) {
    if (!name.startsWith('$')) {
      const test = isOperatorDoc(operand) ? compileOperators(operand) : valueTest(operand);
      predicates.push(test.onPath(splitPath(name)));
    } else if (name === '$and') predicates.push(...clausesOf(name, operand).map(compile));
    else if (name === '$or' || name === '$nor') {
      const clauses = clausesOf(name, operand).map(compile);
      const wanted = name === '$or';
      predicates.push((doc) => clauses.some((clause) => clause(doc)) === wanted);
    } else if (name === '$expr') {
      if (!variables)
        throw new CommandError('BadValue', '$expr can only be applied to the top-level document');
      predicates.push(expressionTest(operand, variables));
    } else if (name !== '$comment') throw unknownOperator(name, 'top level operator');
  }
  const [first] = predicates;
  if (!first) return () => true;
  if (predicates.length === 1) return first;
  return (doc) => {
    for (const predicate of predicates) if (!predicate(doc)) return false;
    return true;
  };
}

const BELOW_TOP: Compile = {
  query: (filter) => compileQuery(filter, undefined),
  operators: (operators) => compileOperators(operators),
};

/** Makes the test that `$elemMatch` is for one element. @throws CommandError for what is no query */
export function compileElementMatch(operand: unknown): (item: unknown) => boolean {
  return elementTest(operand, BELOW_TOP);
}

/** All operators on one field. */
function compileOperators(operators: Doc): FieldTest {
  const tests: FieldTest[] = [];
  for (const [operator, operand] of Object.entries(operators)) {
    if (operator === '$options') {
      if ('$regex' in operators) continue;
      throw new CommandError('BadValue', '$options needs a $regex');
    }
    tests.push(fieldOperator(operator)(operand, BELOW_TOP, operators));
  }
  return tests.length === 1 ? (tests[0] as FieldTest) : all(tests);
}
