import { Binary, Decimal128, Double, Long } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

/** One test for each fault of mingo 7.2.6 that is known to change an answer. */
describe('what mingo gets wrong', () => {
  let database: CommandRunner;
  const ids = async (filter: Doc): Promise<unknown[]> =>
    (await database.find('docs', filter)).map(({ _id }) => _id);

  beforeAll(() => {
    database = CommandRunner.open();
  });
  afterAll(() => database.close());

  describe('stages that write into their input', () => {
    const stored = { _id: 1, nested: { kept: 1, list: [{ a: 1, b: 2 }] }, empty: [], gone: 1 };
    const stages: [string, Doc, Doc][] = [
      [
        '$addFields',
        { $addFields: { 'nested.kept': 2 } },
        { ...stored, nested: { ...stored.nested, kept: 2 } },
      ],
      ['$set', { $set: { 'nested.new': 3 } }, { ...stored, nested: { ...stored.nested, new: 3 } }],
      ['$unset', { $unset: 'nested.list.a' }, { ...stored, nested: { kept: 1, list: [{ b: 2 }] } }],
      [
        '$project',
        { $project: { 'nested.list.b': 0 } },
        { ...stored, nested: { kept: 1, list: [{ a: 1 }] } },
      ],
      [
        '$unwind',
        { $unwind: { path: '$empty', preserveNullAndEmptyArrays: true } },
        { _id: 1, nested: stored.nested, gone: 1 },
      ],
    ];

    it.each(stages)(
      '%s answers right and leaves the stored document alone',
      async (_name, stage, expected) => {
        await database.fill('docs', [stored]);
        expect(await database.aggregate('docs', [stage])).toEqual([expected]);
        expect(await database.find('docs', {})).toEqual([stored]);
      },
    );

    it('$facet branches do not see each other’s changes', async () => {
      await database.fill('docs', [{ _id: 1, a: { b: 1 } }]);
      const [facets] = await database.aggregate('docs', [
        { $facet: { changed: [{ $set: { 'a.b': 2 } }], untouched: [{ $match: {} }] } },
      ]);
      expect(facets).toEqual({ changed: [{ _id: 1, a: { b: 2 } }], untouched: [{ _id: 1, a: { b: 1 } }] });
    });
  });

  describe('$unwind', () => {
    it('keeps empty strings and documents', async () => {
      await database.fill('docs', [
        { _id: 1, a: '' },
        { _id: 2, a: {} },
        { _id: 3, a: null },
      ]);
      const found = await database.aggregate('docs', [{ $unwind: '$a' }]);
      expect(found.map(({ _id }) => _id)).toEqual([1, 2]);
    });

    it('numbers the elements', async () => {
      await database.fill('docs', [{ _id: 1, a: ['x', 'y'] }]);
      expect(
        await database.aggregate('docs', [{ $unwind: { path: '$a', includeArrayIndex: 'at' } }]),
      ).toEqual([
        { _id: 1, a: 'x', at: 0 },
        { _id: 1, a: 'y', at: 1 },
      ]);
    });
  });

  describe('numbers and bytes', () => {
    it('adds and compares 64-bit integers exactly', async () => {
      const big = Long.fromString('9007199254740993');
      const added = await database.update({ n: big }, { $inc: { n: Long.fromInt(2) } });
      expect(added?.n).toBe(9007199254740995n);
      await database.fill('docs', [{ _id: 1, n: big }]);
      expect(await ids({ n: { $gt: Long.fromString('9007199254740992') } })).toEqual([1]);
      expect(await ids({ n: Long.fromString('9007199254740992') })).toEqual([]);
      await expect(
        database.aggregate('docs', [{ $project: { m: { $add: ['$n', 1] } } }]),
      ).rejects.toMatchObject({
        code: 238,
      });
    });

    it('refuses Decimal128 rather than compute with it', async () => {
      const documents = [{ _id: 1, price: Decimal128.fromString('1.10') }];
      await expect(database.run({ insert: 'docs', documents })).rejects.toMatchObject({ code: 238 });
    });

    it('keeps an integral double a double', async () => {
      const after = await database.update({ n: new Double(1), m: 1 }, { $inc: { n: 1, m: 1 } });
      expect(after).toEqual({ _id: 1, n: new Double(2), m: 2 });
    });

    it('compares binary data by length, kind and bytes', async () => {
      const bytes = (...values: number[]) => new Binary(Buffer.from(values));
      await database.fill('docs', [
        { _id: 1, b: bytes(0xff) },
        { _id: 2, b: bytes(0x01, 0x01) },
        { _id: 3, b: bytes(0xfe) },
      ]);
      const sorted = await database.aggregate('docs', [{ $group: { _id: '$b' } }, { $sort: { _id: 1 } }]);
      expect(sorted.map(({ _id }) => [...(_id as Binary).value()])).toEqual([[0xfe], [0xff], [1, 1]]);
      expect(await ids({ b: { $gt: bytes(0xfe) } })).toEqual([1, 2]);
    });
  });

  describe('null, missing and arrays', () => {
    beforeAll(() =>
      database.fill('docs', [
        { _id: 1, a: [{ b: 1 }, {}] },
        { _id: 2, a: [{ b: 1 }] },
        { _id: 3, a: [] },
        { _id: 4 },
        { _id: 5, a: { b: null } },
        { _id: 6, a: [1, 2] },
      ]),
    );

    it.each<[string, Doc, number[]]>([
      ['equal to null', { 'a.b': null }, [1, 4, 5]],
      ['unequal to null', { 'a.b': { $ne: null } }, [2, 3, 6]],
      ['in a list with null', { 'a.b': { $in: [null] } }, [1, 4, 5]],
      ['in no list with null', { 'a.b': { $nin: [null] } }, [2, 3, 6]],
      ['existing', { 'a.b': { $exists: true } }, [1, 2, 5]],
      ['of type null', { 'a.b': { $type: 'null' } }, [5]],
      ['of type array', { a: { $type: 'array' } }, [1, 2, 3, 6]],
      ['of type int inside an array', { a: { $type: 'int' } }, [6]],
    ])('finds what is %s', async (_words, filter, expected) => {
      expect(await ids(filter)).toEqual(expected);
    });
  });

  describe('$type', () => {
    it('distinguishes int, long and double', async () => {
      await database.fill('docs', [
        { _id: 1, n: 1 },
        { _id: 2, n: Long.fromInt(1) },
        { _id: 3, n: new Double(1) },
        { _id: 4, n: 1.5 },
      ]);
      expect(await ids({ n: { $type: 'int' } })).toEqual([1]);
      expect(await ids({ n: { $type: 'long' } })).toEqual([2]);
      expect(await ids({ n: { $type: ['double'] } })).toEqual([3, 4]);
      expect(await ids({ n: { $type: 'number' } })).toEqual([1, 2, 3, 4]);
      expect(await ids({ n: 1 })).toEqual([1, 2, 3]);
    });
  });

  it('refuses collations', async () => {
    await expect(database.find('docs', {}, { collation: { locale: 'en' } })).rejects.toMatchObject({
      code: 238,
    });
  });

  it('refuses scripts', async () => {
    await expect(database.find('docs', { $where: 'true' })).rejects.toMatchObject({ code: 238 });
    const script = { $function: { body: 'function() { return 1 }', args: [], lang: 'js' } };
    await expect(database.aggregate('docs', [{ $project: { x: script } }])).rejects.toMatchObject({
      code: 2,
    });
  });

  it('joins by field and pipeline over the matching documents only', async () => {
    await database.fill('reviews', [
      { _id: 1, product: 'a', rating: 5 },
      { _id: 2, product: 'a', rating: 1 },
      { _id: 3, product: 'b', rating: 4 },
    ]);
    await database.fill('docs', [{ _id: 'a' }, { _id: 'c' }]);
    const good = [{ $match: { rating: { $gte: 4 } } }, { $project: { _id: 0, rating: 1 } }];
    const join = { from: 'reviews', localField: '_id', foreignField: 'product', pipeline: good, as: 'good' };
    expect(await database.aggregate('docs', [{ $lookup: join }])).toEqual([
      { _id: 'a', good: [{ rating: 5 }] },
      { _id: 'c', good: [] },
    ]);
  });

  it('orders different types in an aggregation as MongoDB does', async () => {
    await database.fill('docs', [
      { _id: 1, v: true },
      { _id: 2, v: 'text' },
      { _id: 3, v: 5 },
      { _id: 4, v: null },
      { _id: 5, v: new Date(0) },
    ]);
    const sorted = await database.aggregate('docs', [{ $project: { v: 1 } }, { $sort: { v: 1 } }]);
    expect(sorted.map(({ _id }) => _id)).toEqual([4, 3, 2, 1, 5]);
    const [most] = await database.aggregate('docs', [{ $group: { _id: null, most: { $max: '$v' } } }]);
    expect(most?.most).toEqual(new Date(0));
  });
});
