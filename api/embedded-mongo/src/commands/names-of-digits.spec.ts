import { serialize } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

/** A document with its fields in this order: an object of JavaScript would have those of digits first. */
const inOrder = (...fields: [string, unknown][]): Doc => new Map(fields) as unknown as Doc;

describe('fields whose names are digits', () => {
  let database: CommandRunner;
  beforeAll(() => {
    database = CommandRunner.open();
  });
  afterAll(() => database.close());

  /** Whether an answer has a document with exactly these bytes. */
  const answers = async (command: Doc, document: Doc): Promise<boolean> =>
    (await database.answer(command)).includes(Buffer.from(serialize(document)));
  const stored = inOrder(
    ['_id', 1],
    ['b', 1],
    ['10', 2],
    ['9', inOrder(['z', 1], ['0', 5])],
    ['007', 3],
    ['a', 4],
  );

  it('keep their place when they are stored, read, projected, grouped and read again after a restart', async () => {
    await database.fill('docs', [stored]);
    expect(await answers({ find: 'docs' }, stored)).toBe(true);
    expect(
      await answers(
        { find: 'docs', projection: { b: 1, 10: 1, '9.0': 1 } },
        inOrder(['_id', 1], ['b', 1], ['10', 2], ['9', { 0: 5 }]),
      ),
    ).toBe(true);
    const pipeline = [{ $group: { _id: { k: '$9' }, x: { $first: '$10' } } }];
    const grouped = inOrder(['_id', { k: inOrder(['z', 1], ['0', 5]) }], ['x', 2]);
    expect(await answers({ aggregate: 'docs', pipeline, cursor: {} }, grouped)).toBe(true);
    await database.reopen();
    expect(await answers({ find: 'docs' }, stored)).toBe(true);
  });

  it('are found, and documents with another order are not', async () => {
    await database.fill('docs', [
      { _id: 1, k: inOrder(['b', 1], ['1', 1]) },
      { _id: 2, k: inOrder(['1', 1], ['b', 1]) },
      { _id: 3, k: { 1: [{ 2: 'x' }] } },
    ]);
    const ids = async (filter: Doc) => (await database.find('docs', filter)).map(({ _id }) => _id);
    expect(await ids({ k: inOrder(['b', 1], ['1', 1]) })).toEqual([1]);
    expect(await ids({ 'k.1': 1 })).toEqual([1, 2]);
    expect(await ids({ 'k.1.0.2': 'x' })).toEqual([3]);
    expect(await ids({ k: { $gt: inOrder(['1', 1], ['b', 1]) } })).toEqual([1, 3]);
  });

  it('are added by an update after those that are there, in the order of the numbers', async () => {
    await database.fill('docs', [{ _id: 1, a: { x: 1 } }]);
    const u = { $set: { 'a.10': 1, 'a.9': 1, 'a.y': 1 }, $inc: { 2: 1 } };
    await database.run({ update: 'docs', updates: [{ q: { _id: 1 }, u }] });
    const after = inOrder(['_id', 1], ['a', inOrder(['x', 1], ['9', 1], ['10', 1], ['y', 1])], ['2', 1]);
    expect(await answers({ find: 'docs' }, after)).toBe(true);
    await database.run({
      update: 'docs',
      updates: [{ q: { _id: 1 }, u: { $unset: { 'a.9': 1, 2: 1 }, $rename: { 'a.x': 'a.5' } } }],
    });
    expect(
      await answers({ find: 'docs' }, inOrder(['_id', 1], ['a', inOrder(['10', 1], ['y', 1], ['5', 1])])),
    ).toBe(true);
  });

  it('make conflicts, indexes, sorts and duplicate keys like any other', async () => {
    await database.fill('docs', [
      { _id: 1, 5: 'b' },
      { _id: 2, 5: 'a' },
    ]);
    const conflict = { update: 'docs', updates: [{ q: {}, u: { $set: { 5: 1, '5.a': 1 } } }] };
    expect(await database.run(conflict)).toMatchObject({ writeErrors: [{ code: 40 }] });
    await database.run({ createIndexes: 'docs', indexes: [{ key: { 5: -1 }, name: 'five', unique: true }] });
    expect((await database.find('docs', {}, { sort: { 5: 1 } })).map(({ _id }) => _id)).toEqual([2, 1]);
    expect((await database.find('docs', { 5: 'b' }, { hint: { 5: -1 } })).map(({ _id }) => _id)).toEqual([1]);
    expect(await database.run({ insert: 'docs', documents: [{ 5: 'a' }] })).toMatchObject({
      writeErrors: [{ code: 11000, keyPattern: { 5: -1 }, keyValue: { 5: 'a' } }],
    });
    expect((await database.run({ distinct: 'docs', key: '5' })).values).toEqual(['a', 'b']);
  });
});
