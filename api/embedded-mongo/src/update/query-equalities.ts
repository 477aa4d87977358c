import { BSONRegExp } from 'bson';
import { CommandError } from '../errors.js';
import { isOperatorDoc } from '../query/filter.js';
import { type Doc, isDoc, namedFields } from '../values/documents.js';
import { splitPath } from '../values/paths.js';
import { type Positions, writePath } from './write-path.js';

const NO_POSITIONS: Positions = { matched: () => -1, wants: () => false };

type Equality = readonly [path: string, value: unknown];

/** The values that an operator says the field has to equal. */
function equalValuesOf(operator: string, operand: unknown): unknown[] {
  if (operator === '$eq') return [operand];
  const isList =
    operator === '$all' || (operator === '$in' && Array.isArray(operand) && operand.length === 1);
  if (!isList || !Array.isArray(operand)) return [];
  return operand.filter((value) => !(value instanceof BSONRegExp) && !isOperatorDoc(value));
}

/** What every match of a query equals: outside of `$or` (unless it has one clause), `$nor` and `$not`. */
function equalities(filter: Doc): Equality[] {
  return namedFields(filter).flatMap(([name, operand]): Equality[] => {
    if (name.startsWith('$')) {
      const clauses = Array.isArray(operand) ? operand.filter(isDoc) : [];
      return name === '$and' || (name === '$or' && clauses.length === 1) ? clauses.flatMap(equalities) : [];
    }
    if (operand instanceof BSONRegExp) return [];
    if (!isOperatorDoc(operand)) return [[name, operand]];
    return Object.entries(operand).flatMap(([operator, value]) =>
      equalValuesOf(operator, value).map((equal): Equality => [name, equal]),
    );
  });
}

/**
 * What an upsert takes over from its query: the fields that have to equal one value.
 * @throws CommandError NotSingleValueField when a field has to equal two, or a field and one inside it one each
 */
export function documentFromQuery(filter: Doc): Doc {
  const found = equalities(filter);
  const paths: string[] = [];
  let doc: Doc = {};
  for (const [path, value] of found) {
    if (paths.includes(path)) {
      throw new CommandError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${path}' is matched twice`,
      );
    }
    const other = paths.find((known) => known.startsWith(`${path}.`) || path.startsWith(`${known}.`));
    if (other !== undefined) {
      throw new CommandError(
        'NotSingleValueField',
        `cannot infer query fields to set, both paths '${other}' and '${path}' are matched`,
      );
    }
    paths.push(path);
    doc = writePath(doc, splitPath(path), () => value, NO_POSITIONS);
  }
  return doc;
}
