import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';
import { STAGES } from './stages.js';

let database: CommandRunner;
beforeAll(() => {
  database = CommandRunner.open();
});
afterAll(() => database.close());

const aggregate = async (documents: Doc[], ...pipeline: Doc[]): Promise<Doc[]> => {
  await database.fill('docs', documents);
  return database.aggregate('docs', pipeline);
};
/** Some of the documents of MongoDB's page about `$group`. */
const sales = [
  { _id: 1, item: 'abc', price: 10 },
  { _id: 2, item: 'jkl', price: 20 },
  { _id: 3, item: 'xyz', price: 5 },
  { _id: 4, item: 'abc', price: 10 },
  { _id: 5, item: 'xyz', price: 5 },
];

describe('the stages', () => {
  const articles = [
    { _id: 1, author: 'dave', score: 80, views: 100 },
    { _id: 2, author: 'dave', score: 85, views: 521 },
    { _id: 3, author: 'ahn', score: 60, views: 1000 },
    { _id: 4, author: 'li', score: 55, views: 5000 },
  ];
  const after = [{ $unwind: '$sizes' }];
  const sized = { _id: 1, item: 'ABC1', sizes: ['S', 'M', 'L'] };
  /** By the stage: what comes in, the pipeline, what comes out. */
  const cases: Record<string, [documents: Doc[], pipeline: Doc[], expected: Doc[]][]> = {
    $match: [
      [articles, [{ $match: { author: 'dave' } }, { $count: 'n' }], [{ n: 2 }]],
      [articles, [{ $group: { _id: '$author' } }, { $match: { _id: { $in: ['li'] } } }], [{ _id: 'li' }]],
    ],
    $sort: [
      [
        articles,
        [{ $group: { _id: '$author', top: { $max: '$score' } } }, { $sort: { top: -1 } }],
        [
          { _id: 'dave', top: 85 },
          { _id: 'ahn', top: 60 },
          { _id: 'li', top: 55 },
        ],
      ],
    ],
    $skip: [[articles, [{ $project: { author: 1 } }, { $skip: 3 }], [{ _id: 4, author: 'li' }]]],
    $limit: [[articles, [{ $project: { views: 1 } }, { $limit: 1 }], [{ _id: 1, views: 100 }]]],
    $project: [
      [
        [{ _id: 1, title: 'abc123', author: { last: 'zzz', first: 'aaa' }, copies: 5 }],
        [{ $project: { title: 1, 'author.last': 1 } }],
        [{ _id: 1, title: 'abc123', author: { last: 'zzz' } }],
      ],
      [[{ _id: 1, a: 1, b: 2 }], [{ $project: { _id: 0, b: 0 } }], [{ a: 1 }]],
      [
        [{ _id: 1, x: 1, y: 1 }],
        [{ $project: { myArray: ['$x', '$y', '$z'] } }],
        [{ _id: 1, myArray: [1, 1, null] }],
      ],
      [[{ _id: 1, list: [{ a: 1, b: 2 }] }], [{ $project: { 'list.b': 0 } }], [{ _id: 1, list: [{ a: 1 }] }]],
      [
        [{ _id: 1, last: '' }],
        [{ $project: { last: { $cond: [{ $eq: ['', '$last'] }, '$$REMOVE', '$last'] } } }],
        [{ _id: 1 }],
      ],
    ],
    $unwind: [
      [
        [sized],
        after,
        [
          { _id: 1, item: 'ABC1', sizes: 'S' },
          { _id: 1, item: 'ABC1', sizes: 'M' },
          { _id: 1, item: 'ABC1', sizes: 'L' },
        ],
      ],
      [
        [
          { _id: 1, sizes: ['S', 'M'] },
          { _id: 2, sizes: [] },
          { _id: 3, sizes: 'M' },
          { _id: 4 },
          { _id: 5, sizes: null },
          { _id: 6, sizes: {} },
          { _id: 7, sizes: '' },
        ],
        after,
        [
          { _id: 1, sizes: 'S' },
          { _id: 1, sizes: 'M' },
          { _id: 3, sizes: 'M' },
          { _id: 6, sizes: {} },
          { _id: 7, sizes: '' },
        ],
      ],
      [
        [
          { _id: 1, sizes: ['S', 'M'] },
          { _id: 2, sizes: [] },
          { _id: 3, sizes: 'M' },
          { _id: 4 },
          { _id: 5, sizes: null },
        ],
        [{ $unwind: { path: '$sizes', includeArrayIndex: 'at', preserveNullAndEmptyArrays: true } }],
        [
          { _id: 1, sizes: 'S', at: 0n },
          { _id: 1, sizes: 'M', at: 1n },
          { _id: 2, at: null },
          { _id: 3, sizes: 'M', at: null },
          { _id: 4, at: null },
          { _id: 5, sizes: null, at: null },
        ],
      ],
    ],
    $group: [
      [
        sales,
        [{ $group: { _id: '$item', total: { $sum: '$price' } } }, { $match: { total: { $gte: 15 } } }],
        [
          { _id: 'abc', total: 20 },
          { _id: 'jkl', total: 20 },
        ],
      ],
      [sales, [{ $group: { _id: null, count: { $sum: 1 } } }], [{ _id: null, count: 5 }]],
      [[], [{ $group: { _id: null, count: { $sum: 1 } } }], []],
    ],
    $count: [
      [articles, [{ $match: { score: { $gt: 80 } } }, { $count: 'passing' }], [{ passing: 1 }]],
      [articles, [{ $match: { score: { $gt: 100 } } }, { $count: 'passing' }], []],
    ],
  };

  it('are those that have cases here', () => {
    expect(Object.keys(STAGES)).toEqual(Object.keys(cases));
  });

  it.each(Object.entries(cases).flatMap(([name, all]) => all.map((one) => [name, ...one] as const)))(
    '%s, as documented',
    async (_name, documents, pipeline, expected) => {
      expect(await aggregate(documents, ...pipeline)).toEqual(expected);
      // What is stored is not changed on the way.
      expect(await database.find('docs', {})).toMatchObject(documents);
    },
  );

  it.each<[code: number, stage: Doc]>([
    [15959, { $match: 1 }],
    [15973, { $sort: 1 }],
    [15976, { $sort: {} }],
    [2, { $sort: { a: 2 } }],
    [16410, { $sort: { $a: 1 } }],
    [238, { $sort: { $natural: 1 } }],
    [5107200, { $skip: -1 }],
    [5107200, { $skip: 1.5 }],
    [15958, { $limit: 0 }],
    [5107201, { $limit: -1 }],
    [5107201, { $limit: '1' }],
    [15969, { $project: 'a' }],
    [51272, { $project: {} }],
    [31254, { $project: { a: 1, b: 0 } }],
    [238, { $project: { a: { $slice: ['$a', 1] } } }],
    [238, { $project: { a: { $elemMatch: { b: 1 } } } }],
    [15981, { $unwind: 1 }],
    [28808, { $unwind: { path: 1 } }],
    [28812, { $unwind: {} }],
    [28818, { $unwind: 'a' }],
    [28811, { $unwind: { path: '$a', other: 1 } }],
    [28810, { $unwind: { path: '$a', includeArrayIndex: '' } }],
    [28822, { $unwind: { path: '$a', includeArrayIndex: '$a' } }],
    [28809, { $unwind: { path: '$a', preserveNullAndEmptyArrays: 1 } }],
    [15947, { $group: 1 }],
    [15955, { $group: { n: { $sum: 1 } } }],
    [40234, { $group: { _id: 1, n: 1 } }],
    [40235, { $group: { _id: 1, 'a.b': { $sum: 1 } } }],
    [40236, { $group: { _id: 1, $a: { $sum: 1 } } }],
    [40237, { $group: { _id: 1, n: { $sum: ['$a', 1] } } }],
    [40238, { $group: { _id: 1, n: { $sum: 1, $max: 1 } } }],
    [14, { $group: { _id: 1, n: { $count: 1 } } }],
    [238, { $group: { _id: 1, n: { $stdDevPop: '$a' } } }],
    [40156, { $count: '' }],
    [40158, { $count: '$n' }],
    [40160, { $count: 'a.b' }],
    [40323, { $match: {}, $sort: { a: 1 } }],
    [40323, {}],
    [238, { $addFields: { a: 1 } }],
    [238, { $lookup: { from: 'a', as: 'b', localField: 'c', foreignField: 'd' } }],
    [238, { $facet: { a: [] } }],
    [238, { $out: 'other' }],
  ])('refuse with %i: %j, on documents, on none, and where there is no collection', async (code, stage) => {
    await database.fill('docs', [{ a: 1 }]);
    for (const collection of ['docs', 'absent']) {
      for (const pipeline of [[stage], [{ $match: { a: 2 } }, { $group: { _id: '$a' } }, stage]]) {
        await expect(database.aggregate(collection, pipeline)).rejects.toMatchObject({ code });
      }
    }
  });
});
