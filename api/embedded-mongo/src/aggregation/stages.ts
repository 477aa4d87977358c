import { CommandError, notSupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { compileStageProjection } from '../query/projection.js';
import { parseSort, type SortField } from '../query/sort.js';
import { Sorter } from '../query/sorter.js';
import { type Doc, isDoc } from '../values/documents.js';
import { isNumberValue, plainNumber } from '../values/numbers.js';
import { sizeInMemory } from '../values/size.js';
import { groupStage } from './group.js';
import { giveAll, passing, type Stage } from './stage.js';
import { unwindStage } from './unwind.js';

function wholeNumber(operand: unknown): number {
  const value = isNumberValue(operand) ? Number(plainNumber(operand)) : Number.NaN;
  return Number.isInteger(value) ? value : Number.NaN;
}

/** The number of `$skip`. @throws CommandError for what is none */
export function skipCount(operand: unknown): number {
  const value = wholeNumber(operand);
  if (value >= 0) return value;
  throw new CommandError(
    'Location5107200',
    'invalid argument to $skip stage: Expected a non-negative number',
  );
}

/** The number of `$limit`. @throws CommandError for what is none */
export function limitCount(operand: unknown): number {
  const value = wholeNumber(operand);
  if (value === 0) throw new CommandError('Location15958', 'the limit must be positive');
  if (value > 0) return value;
  throw new CommandError('Location5107201', 'invalid argument to $limit stage: Expected a positive number');
}

/** The fields of `$sort`. @throws CommandError for what is none */
export function stageSort(operand: unknown): SortField[] {
  if (!isDoc(operand)) {
    throw new CommandError('Location15973', 'the $sort key specification must be an object');
  }
  if ('$natural' in operand) throw notSupported('$natural in a pipeline');
  const fields = parseSort(operand);
  if (fields.length === 0) {
    throw new CommandError('Location15976', '$sort stage must have at least one sort key');
  }
  return fields;
}

function countStage(operand: unknown): Stage {
  if (typeof operand !== 'string' || operand === '') {
    throw new CommandError('Location40156', 'the count field must be a non-empty string');
  }
  if (operand.startsWith('$')) {
    throw new CommandError('Location40158', 'the count field cannot be a $-prefixed path');
  }
  if (operand.includes('.')) {
    throw new CommandError('Location40160', "the count field cannot contain '.'");
  }
  return (next) => {
    let count = 0;
    return {
      take: () => ++count > 0,
      *end() {
        if (count > 0) next.take({ [operand]: count });
        yield* next.end();
      },
    };
  };
}

const sortStage =
  (fields: readonly SortField[]): Stage =>
  (next, maxBytes) => {
    const sorter = new Sorter<Doc>(fields, Number.POSITIVE_INFINITY, maxBytes);
    return {
      take: (doc) => {
        sorter.add(doc, doc, sizeInMemory(doc));
        return true;
      },
      *end() {
        yield* giveAll(yield* sorter.sorted(), next);
      },
    };
  };

function matchFilter(operand: unknown): Doc {
  if (isDoc(operand)) return operand;
  throw new CommandError('Location15959', 'the match filter must be an expression in an object');
}

/**
 * The stages that are supported; each has cases from MongoDB's documentation in aggregation.spec.ts. All others are
 * refused.
 */
export const STAGES: Readonly<Record<string, (operand: unknown, variables: Doc) => Stage>> = {
  $match: (operand, variables) => {
    const matches = compileFilter(matchFilter(operand), variables);
    return passing((doc, next) => !matches(doc) || next.take(doc));
  },
  $sort: (operand) => sortStage(stageSort(operand)),
  $skip: (operand) => {
    const count = skipCount(operand);
    return (next) => {
      let skipped = 0;
      return { take: (doc) => skipped++ < count || next.take(doc), end: () => next.end() };
    };
  },
  $limit: (operand) => {
    const count = limitCount(operand);
    return (next) => {
      let left = count;
      return { take: (doc) => left > 0 && next.take(doc) && --left > 0, end: () => next.end() };
    };
  },
  $project: (operand, variables) => {
    const project = compileStageProjection(operand, variables);
    return passing((doc, next) => next.take(project(doc)));
  },
  $unwind: (operand) => unwindStage(operand),
  $group: (operand, variables) => groupStage(operand, variables),
  $count: (operand) => countStage(operand),
};

/** Makes a function out of one stage. @throws CommandError for what is no stage, or for one that is not supported */
export function compileStage(stage: Doc, variables: Doc): Stage {
  const [[name = '', operand] = [], ...others] = Object.entries(stage);
  if (others.length > 0 || name === '') {
    throw new CommandError(
      'Location40323',
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (!compile) throw notSupported(`the aggregation stage ${name}`);
  return compile(operand, variables);
}
