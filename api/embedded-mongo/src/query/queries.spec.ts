import { Binary, Decimal128, Double, Long } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

describe('queries', () => {
  let database: CommandRunner;
  const ids = async (filter: Doc): Promise<unknown[]> =>
    (await database.find('docs', filter)).map(({ _id }) => _id);

  beforeAll(() => {
    database = CommandRunner.open();
  });
  afterAll(() => database.close());

  describe('numbers and bytes', () => {
    it('adds and compares 64-bit integers exactly', async () => {
      const big = Long.fromString('9007199254740993');
      const added = await database.update({ n: big }, { $inc: { n: Long.fromInt(2) } });
      expect(added?.n).toBe(9007199254740995n);
      await database.fill('docs', [{ _id: 1, n: big }]);
      expect(await ids({ n: { $gt: Long.fromString('9007199254740992') } })).toEqual([1]);
      expect(await ids({ n: Long.fromString('9007199254740992') })).toEqual([]);
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
  });
});
