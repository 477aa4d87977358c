import { BSONRegExp, Double, MaxKey, MinKey } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

/** What MongoDB's manual says about queries, where an embedded database could easily answer something else in silence. */
describe('a query', () => {
  let database: CommandRunner;
  beforeAll(async () => {
    database = CommandRunner.open();
    await database.run({ insert: 'docs', documents });
    await database.run({ createIndexes: 'docs', indexes: [{ key: { a: 1 }, name: 'a' }] });
  });
  afterAll(() => database.close());

  const documents: Doc[] = [
    { _id: 1, a: [[5]] },
    { _id: 2, a: [5] },
    { _id: 3, a: 5 },
    { _id: 4, a: 'text' },
    { _id: 5, a: new BSONRegExp('te', '') },
    { _id: 6, a: [{ b: 5 }, { c: 1 }] },
    { _id: 7, a: null },
    { _id: 8 },
    { _id: 9, a: [] },
    { _id: 10, a: [1, 9] },
    { _id: 11, a: { b: 5 } },
    { _id: 12, a: -5.5 },
    { _id: 13, a: ['text'] },
  ];
  const ids = async (filter: Doc, hint: Doc): Promise<unknown[]> =>
    (await database.find('docs', filter, { sort: { _id: 1 }, hint })).map(({ _id }) => _id);

  it.each<[string, Doc, number[]]>([
    ['$elemMatch of a number, which looks into no element', { a: { $elemMatch: { $gt: 3 } } }, [2, 10]],
    ['$elemMatch of an array that is an element', { a: { $elemMatch: { $eq: [5] } } }, [1]],
    ['$elemMatch inside $elemMatch', { a: { $elemMatch: { $elemMatch: { $gt: 3 } } } }, [1]],
    ['$elemMatch of an array by its positions', { a: { $elemMatch: { 0: 5 } } }, [1]],
    ['$elemMatch of documents', { a: { $elemMatch: { b: 5 } } }, [6]],
    ['$elemMatch with $or', { a: { $elemMatch: { $or: [{ b: 5 }, { b: 6 }] } } }, [6]],
    ['$elemMatch with $not', { a: { $elemMatch: { $not: { $lt: 5 } } } }, [1, 2, 6, 10, 13]],
    ['$elemMatch with $size', { a: { $elemMatch: { $size: 1 } } }, [1]],
    ['$elemMatch with $all', { a: { $elemMatch: { $all: [5] } } }, [2]],
    ['$eq of a pattern, which is a value', { a: { $eq: new BSONRegExp('te') } }, [5]],
    ['a pattern, which finds texts and itself', { a: new BSONRegExp('te') }, [4, 5, 13]],
    ['an anchored pattern', { a: new BSONRegExp('^te') }, [4, 13]],
    ['$in with a pattern', { a: { $in: [new BSONRegExp('te'), 5] } }, [2, 3, 4, 5, 13]],
    ['$all with a pattern', { a: { $all: [new BSONRegExp('^t')] } }, [4, 13]],
    ['$all of nothing', { a: { $all: [] } }, []],
    ['$all of $elemMatch', { a: { $all: [{ $elemMatch: { $gt: 8 } }, { $elemMatch: { $lt: 2 } }] } }, [10]],
    ['$not of a pattern', { a: { $not: new BSONRegExp('te') } }, [1, 2, 3, 6, 7, 8, 9, 10, 11, 12]],
    ['$not of two operators', { a: { $not: { $gt: 0, $lt: 9 } } }, [1, 4, 5, 6, 7, 8, 9, 11, 12, 13]],
    ['two ends of a range, each satisfied by another element', { a: { $gt: 4, $lt: 6 } }, [2, 3, 10]],
    ['$size of a double', { a: { $size: new Double(2) } }, [6, 10]],
    ['$mod of a negative fraction', { a: { $mod: [4, -1] } }, [12]],
    ['$mod with fractions', { a: { $mod: [4.9, 1.9] } }, [2, 3, 10]],
    ['$exists by a number', { a: { $exists: new Double(0) } }, [8]],
    ['$type of what is never stored', { a: { $type: 'javascript' } }, []],
    ['null', { a: null }, [7, 8]],
    ['$gte null', { a: { $gte: null } }, [7, 8]],
    ['$gt null', { a: { $gt: null } }, []],
    ['a position of an array', { 'a.0': 5 }, [1, 2]],
    ['a comment', { $comment: 'words', a: 5 }, [2, 3]],
  ])('finds %s', async (_words, filter, expected) => {
    expect(await ids(filter, { $natural: 1 })).toEqual(expected);
    expect(await ids(filter, { a: 1 })).toEqual(expected);
    expect((await database.find('docs', filter, { sort: { _id: 1 } })).map(({ _id }) => _id)).toEqual(
      expected,
    );
  });

  const pattern = new BSONRegExp('te');
  it.each<[code: number, filter: Doc]>([
    [2, { a: { $not: {} } }],
    [2, { a: { $not: 5 } }],
    [2, { a: { $not: { b: 1 } } }],
    [2, { a: { $ne: pattern } }],
    [2, { a: { $gt: pattern } }],
    [2, { a: { $size: -1 } }],
    [2, { a: { $size: 1.5 } }],
    [2, { a: { $size: '1' } }],
    [2, { a: { $in: 5 } }],
    [2, { a: { $in: [{ $gt: 1 }] } }],
    [2, { a: { $nin: [{ $regex: 'a' }] } }],
    [2, { a: { $all: [{ $gt: 1 }] } }],
    [2, { a: { $all: [1, { $elemMatch: { $gt: 1 } }] } }],
    [2, { a: { $all: 1 } }],
    [2, { a: { $mod: [2] } }],
    [2, { a: { $mod: [2, 1, 0] } }],
    [2, { a: { $mod: [0, 1] } }],
    [2, { a: { $mod: ['2', 1] } }],
    [2, { a: { $elemMatch: 5 } }],
    [2, { a: { $elemMatch: { $expr: true } } }],
    [2, { a: { $elemMatch: { $or: [{ $expr: true }] } } }],
    [2, { a: { $type: [] } }],
    [2, { a: { $type: 'number?' } }],
    [2, { a: { $type: 99 } }],
    [2, { a: { $options: 'i' } }],
    [2, { a: { $gt: 1, b: 2 } }],
    [2, { a: { $frobnicate: 1 } }],
    [2, { $frobnicate: 1 }],
    [2, { $and: [] }],
    [2, { $or: {} }],
    [2, { $nor: [1] }],
    [51075, { a: { $regex: new BSONRegExp('a', 'i'), $options: 'm' } }],
    [51091, { a: { $regex: '(' } }],
    [51108, { a: { $regex: 'a', $options: 'g' } }],
    [238, { a: { $gt: new MinKey() } }],
    [238, { a: { $lte: new MaxKey() } }],
    [238, { a: { $geoWithin: {} } }],
    [238, { $where: 'true' }],
    [238, { $text: { $search: 'a' } }],
  ])(
    'is refused with %i when it is none: %j, on documents and where there is no collection',
    async (code, filter) => {
      for (const collection of ['docs', 'absent']) {
        const commands: Doc[] = [
          { find: collection, filter },
          { count: collection, query: filter },
          { distinct: collection, key: 'a', query: filter },
          { aggregate: collection, pipeline: [{ $match: filter }], cursor: {} },
          { findAndModify: collection, query: filter, remove: true },
        ];
        for (const command of commands) expect(await database.run(command)).toMatchObject({ ok: 0, code });
        const statements: Doc[] = [
          { update: collection, updates: [{ q: filter, u: { $set: { x: 1 } } }] },
          { delete: collection, deletes: [{ q: filter, limit: 0 }] },
        ];
        for (const command of statements) {
          expect(await database.run(command)).toMatchObject({ n: 0, writeErrors: [{ code }] });
        }
      }
    },
  );
});

describe('the order of insertion', () => {
  let database: CommandRunner;
  beforeAll(async () => {
    database = CommandRunner.open();
    await database.run({ insert: 'docs', documents: [5, 1, 4, 2].map((_id) => ({ _id, odd: _id % 2 })) });
  });
  afterAll(() => database.close());
  const ids = async (rest: Doc, filter: Doc = {}): Promise<unknown[]> =>
    (await database.find('docs', filter, rest)).map(({ _id }) => _id);

  it.each<[Doc, number[]]>([
    [{ sort: { $natural: 1 } }, [5, 1, 4, 2]],
    [{ sort: { $natural: -1 } }, [2, 4, 1, 5]],
    [{ hint: { $natural: -1 } }, [2, 4, 1, 5]],
    [{ sort: { $natural: -1 }, limit: 2, skip: 1 }, [4, 1]],
    [{ sort: { _id: 1 }, hint: { $natural: -1 } }, [1, 2, 4, 5]],
    [{ sort: { odd: 1 }, hint: { $natural: -1 }, limit: 2 }, [2, 4]],
  ])('by %j is %j', async (rest, expected) => {
    expect(await ids(rest)).toEqual(expected);
  });

  it.each<[Doc, number]>([
    [{ sort: { $natural: 2 } }, 2],
    [{ sort: { $natural: 1, _id: 1 } }, 2],
    [{ sort: { $natural: 1 }, hint: '_id_' }, 2],
    [{ hint: { $natural: 0 } }, 2],
    [{ sort: { $other: 1 } }, 16410],
  ])('is refused by %j', async (rest, code) => {
    await expect(ids(rest)).rejects.toMatchObject({ code });
  });
});
