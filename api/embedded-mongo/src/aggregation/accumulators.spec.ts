import { Binary, Double, Long } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';
import { ACCUMULATORS } from './accumulators.js';

let database: CommandRunner;
beforeAll(() => {
  database = CommandRunner.open();
});
afterAll(() => database.close());

const aggregate = async (documents: Doc[], ...pipeline: Doc[]): Promise<Doc[]> => {
  await database.fill('docs', documents);
  return database.aggregate('docs', pipeline);
};
const at = (day: string): Date => new Date(`${day}T08:00:00Z`);

/** The documents of MongoDB's pages about `$group` and its accumulators. */
const sales = [
  { _id: 1, item: 'abc', price: 10, quantity: 2, date: at('2014-01-01') },
  { _id: 2, item: 'jkl', price: 20, quantity: 1, date: at('2014-02-03') },
  { _id: 3, item: 'xyz', price: 5, quantity: 5, date: at('2014-02-03') },
  { _id: 4, item: 'abc', price: 10, quantity: 10, date: at('2014-02-15') },
  { _id: 5, item: 'xyz', price: 5, quantity: 10, date: at('2014-02-15') },
];
const byItem = async (accumulator: Doc): Promise<unknown[]> =>
  (await aggregate(sales, { $sort: { _id: 1 } }, { $group: { _id: '$item', x: accumulator } })).map(
    ({ x }) => x,
  );

describe('the accumulators', () => {
  const cases: Record<string, [accumulator: Doc, expected: unknown[]]> = {
    $sum: [{ $sum: '$quantity' }, [12, 1, 15]],
    $avg: [{ $avg: '$quantity' }, [new Double(6), new Double(1), 7.5]],
    $min: [{ $min: '$quantity' }, [2, 1, 5]],
    $max: [{ $max: '$date' }, [at('2014-02-15'), at('2014-02-03'), at('2014-02-15')]],
    $first: [{ $first: '$quantity' }, [2, 1, 5]],
    $last: [{ $last: '$quantity' }, [10, 1, 10]],
    $push: [{ $push: { n: '$quantity' } }, [[{ n: 2 }, { n: 10 }], [{ n: 1 }], [{ n: 5 }, { n: 10 }]]],
    $addToSet: [{ $addToSet: '$price' }, [[10], [20], [5]]],
    $count: [{ $count: {} }, [2, 1, 2]],
  };

  it('are those that have cases here', () => {
    expect(Object.keys(ACCUMULATORS)).toEqual(Object.keys(cases));
  });

  it.each(Object.keys(cases))('%s, as documented', async (name) => {
    const [accumulator, expected] = cases[name] as [Doc, unknown[]];
    expect(await byItem(accumulator)).toEqual(expected);
  });

  const values = [{ v: 'text' }, { v: null }, {}, { v: [1, 2] }, { v: 3 }];
  it.each<[string, Doc, unknown]>([
    ['$sum of what is a number', { $sum: '$v' }, 3],
    ['$sum of no field', { $sum: '$nothing' }, 0],
    ['$avg of what is a number', { $avg: '$v' }, new Double(3)],
    ['$avg of no field', { $avg: '$nothing' }, null],
    ['$min of what is there', { $min: '$v' }, 3],
    ['$max in the order of types', { $max: '$v' }, [1, 2]],
    ['$max of no field', { $max: '$nothing' }, null],
    ['$push of null but not of missing', { $push: '$v' }, ['text', null, [1, 2], 3]],
    ['$addToSet of no field', { $addToSet: '$nothing' }, []],
    ['$first of a missing field', { $first: '$w' }, null],
    ['$last', { $last: '$v' }, 3],
  ])('%s', async (_words, accumulator, expected) => {
    expect(await aggregate(values, { $group: { _id: null, x: accumulator } })).toEqual([
      { _id: null, x: expected },
    ]);
  });

  const long = (value: string) => Long.fromString(value);
  it.each<[string, unknown[], unknown]>([
    ['int32', [1, 2], 3],
    ['int32 beyond 32 bits', [2147483647, 1], 2147483648n],
    ['int64', [long('9007199254740993'), 2], 9007199254740995n],
    ['small int64', [Long.fromInt(1), 1], 2n],
    ['int64 beyond 64 bits', [long('9223372036854775807'), 1], 2 ** 63],
    ['doubles that are whole', [new Double(1), 2], new Double(3)],
    ['doubles without lost digits', [0.1, 0.2, 0.3], 0.6],
    ['infinities', [Number.POSITIVE_INFINITY, 1], Number.POSITIVE_INFINITY],
    ['opposite infinities', [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], Number.NaN],
  ])('$sum adds %s exactly and keeps their type', async (_words, numbers, expected) => {
    const documents = numbers.map((v) => ({ v }));
    expect(await aggregate(documents, { $group: { _id: 1, x: { $sum: '$v' } } })).toEqual([
      { _id: 1, x: expected },
    ]);
  });
});

describe('$group', () => {
  it('puts equal numbers together, and missing with null', async () => {
    const documents = [{ k: 1 }, { k: new Double(1) }, { k: Long.fromInt(1) }, {}, { k: null }];
    expect(await aggregate(documents, { $group: { _id: '$k', n: { $count: {} } } })).toEqual([
      { _id: 1, n: 3 },
      { _id: null, n: 2 },
    ]);
  });

  it('distinguishes documents by the order of their fields, and leaves missing ones out', async () => {
    const documents = [{ k: { a: 1, b: 2 } }, { k: { b: 2, a: 1 } }, { k: { a: 1, b: 2 } }];
    const grouped = await aggregate(documents, { $group: { _id: '$k', n: { $sum: 1 } } });
    expect(grouped.map(({ n }) => n)).toEqual([2, 1]);
    const missing = await aggregate([{ a: 1 }], { $group: { _id: { a: '$a', b: '$b' } } });
    expect(missing).toEqual([{ _id: { a: 1 } }]);
  });

  it('sorts groups of bytes by length, kind and bytes', async () => {
    const documents = [[0xff], [1, 1], [0xfe]].map((bytes) => ({ b: new Binary(Buffer.from(bytes)) }));
    const sorted = await aggregate(documents, { $group: { _id: '$b' } }, { $sort: { _id: 1 } });
    expect(sorted.map(({ _id }) => [...(_id as Binary).value()])).toEqual([[0xfe], [0xff], [1, 1]]);
  });
});
