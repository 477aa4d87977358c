import { CommandError } from '../errors.js';
import type { Expression } from '../query/expression-operators.js';
import { compileExpression } from '../query/expressions.js';
import { type Doc, isDoc, namedFields, setField } from '../values/documents.js';
import { keyOf } from '../values/index-key.js';
import { sizeInMemory } from '../values/size.js';
import { type Accumulator, accumulatorNamed } from './accumulators.js';
import { giveAll, type Stage } from './stage.js';

interface Group {
  readonly id: unknown;
  readonly values: readonly Accumulator[];
}

/** What a group, and each of its fields, takes beside the values in it. */
const GROUP_BYTES = 100;

interface GroupField {
  readonly name: string;
  readonly make: () => Accumulator;
  readonly compute: Expression;
}

function fieldOf(name: string, spec: unknown, variables: Doc): GroupField {
  if (name.includes('.')) {
    throw new CommandError('Location40235', `The field name '${name}' cannot contain '.'`);
  }
  if (name.startsWith('$')) {
    throw new CommandError('Location40236', `The field name '${name}' cannot be an operator name`);
  }
  const [[operator = '', operand] = [], ...others] = isDoc(spec) ? Object.entries(spec) : [];
  if (!operator.startsWith('$')) {
    throw new CommandError('Location40234', `The field '${name}' must be an accumulator object`);
  }
  if (others.length > 0) {
    throw new CommandError('Location40238', `The field '${name}' must specify one accumulator`);
  }
  const make = accumulatorNamed(operator);
  if (operator === '$count') {
    if (!isDoc(operand) || Object.keys(operand).length > 0) {
      throw new CommandError('TypeMismatch', '$count takes no arguments, i.e. $count:{}');
    }
    return { name, make, compute: () => 1 };
  }
  if (Array.isArray(operand)) {
    throw new CommandError('Location40237', `The ${operator} accumulator is a unary operator`);
  }
  return { name, make, compute: compileExpression(operand, variables) };
}

/**
 * `$group`: one document for each value of `_id`, in the order in which the values were met first. Missing values of `_id`
 * belong to null.
 * @throws CommandError for what is no `$group`
 */
export function groupStage(spec: unknown, variables: Doc): Stage {
  if (!isDoc(spec)) {
    throw new CommandError('Location15947', "a group's fields must be specified in an object");
  }
  const { _id, ...rest } = spec;
  if (_id === undefined) {
    throw new CommandError('Location15955', 'a group specification must include an _id');
  }
  const idOf = compileExpression(_id, variables);
  const fields = namedFields(rest).map(([name, field]) => fieldOf(name, field, variables));
  return (next, maxBytes) => {
    const groups = new Map<string, Group>();
    let bytes = 0;
    const groupOf = (id: unknown): Group => {
      const key = keyOf(id);
      let group = groups.get(key);
      if (!group) {
        group = { id, values: fields.map(({ make }) => make()) };
        groups.set(key, group);
        bytes += GROUP_BYTES * (1 + fields.length) + 2 * key.length + sizeInMemory(id);
      }
      return group;
    };
    return {
      take: (doc) => {
        const { values } = groupOf(idOf(doc) ?? null);
        for (let at = 0; at < fields.length; at++) {
          bytes += (values[at] as Accumulator).add((fields[at] as GroupField).compute(doc));
        }
        if (bytes > maxBytes) throw tooLarge(maxBytes);
        return true;
      },
      *end() {
        yield* giveAll(results(groups.values(), fields), next);
      },
    };
  };
}

function* results(groups: Iterable<Group>, fields: readonly GroupField[]): Generator<Doc> {
  for (const { id, values } of groups) {
    const result: Doc = { _id: id };
    for (const [at, { name }] of fields.entries()) setField(result, name, values[at]?.result() ?? null);
    yield result;
  }
}

function tooLarge(maxBytes: number): CommandError {
  return new CommandError(
    'QueryExceededMemoryLimitNoDiskUseAllowed',
    `Exceeded memory limit for $group of ${maxBytes} bytes, but didn't allow external sort.`,
  );
}
