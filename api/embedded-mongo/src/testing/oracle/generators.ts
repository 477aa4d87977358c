import { BSONRegExp, Double } from 'bson';
import fc from 'fast-check';
import type { Condition, Plain } from './query.js';
import type { Document, Value } from './values.js';

const PATTERNS = ['^a', 'b$', 'a', '^ab', '^(a|b)', ''].map((pattern) => new BSONRegExp(pattern));
const numbers = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1, max: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Value>(new Double(1.5), new Double(2), 2n, new Double(Number.NaN)),
  },
);
const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: numbers },
  { weight: 3, arbitrary: fc.constantFrom('a', 'ab', 'b', '') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Value>(null, true, false, new Date(0), new Date(1), PATTERNS[0] as Value),
  },
);
const document = (value: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom('x', 'y', '0', '1'), value), {
      maxLength: 3,
      selector: ([name]) => name,
    })
    .map((fields): Value => new Map(fields));
const list = (value: fc.Arbitrary<Value>): fc.Arbitrary<Value> => fc.array(value, { maxLength: 3 });

const inner: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: document(scalar) },
  { weight: 1, arbitrary: list(scalar) },
);
/** A value of a field: nested twice at most. */
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: list(inner) },
  { weight: 2, arbitrary: list(numbers) },
  { weight: 2, arbitrary: document(inner) },
);

/** Small documents with ids from 1 on; `c` is never an array, so that it may be in one index with others. */
export const documents: fc.Arbitrary<Document[]> = fc
  .array(fc.tuple(fc.option(value), fc.option(value), fc.option(scalar), fc.boolean()), {
    minLength: 1,
    maxLength: 7,
  })
  .map((rows) =>
    rows.map(([a, b, c, reversed], at): Document => {
      const fields = Object.entries({ a, b, c }).filter(([, field]) => field !== null) as [string, Value][];
      return new Map<string, Value>([['_id', at + 1], ...(reversed ? fields.reverse() : fields)]);
    }),
  );

const path = fc.constantFrom('a', 'b', 'a.x', 'b.x', 'a.0', 'a.1', 'a.x.0', 'a.0.x', 'b.y.x', 'c');
const comparison = fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte');
const operand = fc.oneof({ weight: 3, arbitrary: scalar }, { weight: 1, arbitrary: value });
/** Comparisons by order take no pattern. */
const compared: fc.Arbitrary<Plain> = fc
  .tuple(comparison, operand)
  .map(([operator, to]) => ({ [to instanceof BSONRegExp ? '$eq' : operator]: to }));
const simple: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 6, arbitrary: compared },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('$in', '$nin', '$all'), fc.array(operand, { maxLength: 3 }))
      .map(([operator, values]) => ({ [operator]: values })),
  },
  { weight: 1, arbitrary: fc.boolean().map(($exists) => ({ $exists })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'int',
        'long',
        'double',
        'number',
        'string',
        'object',
        'array',
        'bool',
        'date',
        'null',
        'regex',
      )
      .map(($type) => ({ $type })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 }).map(($size) => ({ $size })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -1, max: 2 }))
      .map(($mod) => ({ $mod })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...PATTERNS).map(($regex) => ({ $regex })) },
);
/** Both ends of a range, which different elements of an array may satisfy. */
const range: fc.Arbitrary<Plain> = fc
  .tuple(fc.constantFrom('$gt', '$gte'), numbers, fc.constantFrom('$lt', '$lte'), numbers)
  .map(([lower, from, upper, to]) => ({ [lower]: from, [upper]: to }));
const several: fc.Arbitrary<Plain> = fc
  .array(simple, { minLength: 1, maxLength: 2 })
  .map((all) => Object.assign({}, ...all));
const elementQuery: fc.Arbitrary<Plain> = fc.oneof(
  several,
  fc.tuple(fc.constantFrom('x', 'y', '0'), simple).map(([name, condition]) => ({ [name]: condition })),
  simple.map(($not) => ({ $not })),
  fc.array(simple, { minLength: 1, maxLength: 2 }).map((all) => ({ $or: all.map((x) => ({ x })) })),
  simple.map(($elemMatch) => ({ $elemMatch })),
);
const operators: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 6, arbitrary: several },
  { weight: 3, arbitrary: range },
  { weight: 2, arbitrary: elementQuery.map(($elemMatch) => ({ $elemMatch })) },
  { weight: 1, arbitrary: several.map(($not) => ({ $not })) },
  { weight: 1, arbitrary: fc.constantFrom(...PATTERNS).map(($not) => ({ $not })) },
  {
    weight: 1,
    arbitrary: fc
      .array(elementQuery, { minLength: 1, maxLength: 2 })
      .map((all) => ({ $all: all.map(($elemMatch) => ({ $elemMatch })) })),
  },
);
const field: fc.Arbitrary<Plain> = fc
  .tuple(path, fc.oneof({ weight: 3, arbitrary: operators }, { weight: 2, arbitrary: operand }))
  .map(([name, condition]) => ({ [name]: condition }));
const expression: fc.Arbitrary<Plain> = fc
  .tuple(fc.constantFrom('$eq', '$lt', '$gt'), path, fc.constantFrom<Value>(0, 1, 'a', new Double(2)))
  .map(([operator, name, to]) => ({ $expr: { [operator]: [`$${name}`, to] } }));
/** What the partial index of the tests may be used for. */
const partial: fc.Arbitrary<Plain> = fc
  .tuple(several, fc.constantFrom<Condition>({ $gt: 1 }, { $gt: 2 }, 2, { $in: [2, 3] }))
  .map(([b, c]) => ({ b, c }));
const fields: fc.Arbitrary<Plain> = fc.array(field, { maxLength: 2 }).map((all) => Object.assign({}, ...all));

export const filter: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 6, arbitrary: fields },
  { weight: 1, arbitrary: partial },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fields, fc.constantFrom('$and', '$or', '$nor'), fc.array(fields, { minLength: 1, maxLength: 3 }))
      .map(([first, operator, clauses]) => ({ ...first, [operator]: clauses })),
  },
  { weight: 1, arbitrary: fc.tuple(fields, expression).map((all) => Object.assign({}, ...all)) },
);

export interface Query {
  readonly filter: Plain;
  readonly sort: readonly (readonly [path: string, direction: 1 | -1])[];
  readonly skip: number;
  readonly limit: number;
}

/** A query whose result has one order only: the last field it sorts by is `_id`. */
export const query: fc.Arbitrary<Query> = fc.record({
  filter,
  sort: fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'a.x', 'a.0'), fc.constantFrom<1 | -1>(1, -1)), {
      maxLength: 2,
      selector: ([name]) => name,
    })
    .chain((by) => fc.constantFrom<1 | -1>(1, -1).map((direction) => [...by, ['_id', direction] as const])),
  skip: fc.constantFrom(0, 0, 0, 1, 2),
  limit: fc.constantFrom(0, 0, 0, 1, 3),
});

const changed = fc.constantFrom(
  'a',
  'b',
  'a.x',
  'b.x',
  'a.0',
  'a.2',
  'a.x.y',
  'b.0.x',
  'd',
  'e.10',
  'e.9',
  'a.$[]',
  'b.$[e]',
  'a.$',
  'b.$[e].x',
);
const positive: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom<Value>(new Double(0.5), 2n),
);
const push: fc.Arbitrary<Condition> = fc.oneof(
  inner,
  fc
    .record(
      {
        $each: fc.array(inner, { maxLength: 3 }),
        $position: fc.integer({ min: -2, max: 3 }),
        $sort: fc.constantFrom(1, -1),
        $slice: fc.integer({ min: -2, max: 3 }),
      },
      { requiredKeys: ['$each'] },
    )
    .map((clauses) => ({ ...clauses }) as Plain),
);
const pull: fc.Arbitrary<Condition> = fc.oneof(
  inner.filter((wanted) => !(wanted instanceof BSONRegExp)),
  simple,
);
const OPERANDS: Record<string, fc.Arbitrary<Condition>> = {
  $set: inner,
  $unset: fc.constant(''),
  $inc: positive,
  $mul: positive,
  $min: scalar,
  $max: scalar,
  $push: push,
  $addToSet: inner,
  $pull: pull,
  $pullAll: fc.array(inner, { maxLength: 2 }),
  $pop: fc.constantFrom(1, -1),
  $setOnInsert: scalar,
  $rename: fc.constantFrom('d', 'f', 'f.x', 'a.y'),
};
const operation: fc.Arbitrary<Plain> = fc
  .constantFrom(...Object.keys(OPERANDS))
  .chain((operator) =>
    fc
      .tuple(
        operator === '$rename' ? fc.constantFrom('a', 'b.x', 'a.x', 'e') : changed,
        OPERANDS[operator] as fc.Arbitrary<Condition>,
      )
      .map(([name, to]) => ({ [operator]: { [name]: to } })),
  );

/** Some operations, those of one operator together. */
export const update: fc.Arbitrary<Plain> = fc
  .array(operation, { minLength: 1, maxLength: 3 })
  .map((all) => {
    const together: Record<string, Plain> = {};
    for (const one of all) {
      for (const [operator, names] of Object.entries(one))
        together[operator] = { ...together[operator], ...(names as Plain) };
    }
    return together;
  })
  .filter(hasPlacesApart);

/** Which elements are meant twice is nothing the oracle knows: what has places is changed by one path only. */
function hasPlacesApart(update: Plain): boolean {
  const paths = Object.values(update).flatMap((names) =>
    Object.entries(names as Plain)
      .flat()
      .filter((path) => typeof path === 'string'),
  );
  const fields = paths.map((path) => path.split('.')[0]);
  return paths.every(
    (path) => !path.includes('$') || fields.filter((field) => field === path.split('.')[0]).length === 1,
  );
}

/** A filter of equalities, as upserts have. */
export const equalities: fc.Arbitrary<Plain> = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'b.x', 'e.9', 'e.z', 'f'),
      fc.oneof(numbers, fc.constantFrom<Value>('u', null)),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((pairs) => ({ $and: pairs.map(([name, to]) => ({ [name]: to })) }));
