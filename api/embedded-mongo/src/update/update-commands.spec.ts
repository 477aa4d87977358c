import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

describe('update commands', () => {
  let database: CommandRunner;

  beforeAll(() => {
    database = CommandRunner.open();
  });
  afterAll(() => database.close());

  it('sets on insertion only', async () => {
    await database.fill('docs', []);
    const upsert = { q: { key: 1 }, u: { $setOnInsert: { first: true }, $inc: { n: 1 } }, upsert: true };
    await database.run({ update: 'docs', updates: [upsert, upsert] });
    expect(await database.find('docs', { key: 1 })).toEqual([
      { _id: expect.anything(), key: 1, first: true, n: 2 },
    ]);
  });

  it('takes an unchanged _id in $set, and refuses another one', async () => {
    expect(await database.update({}, { $set: { _id: 1, a: 1 } })).toEqual({ _id: 1, a: 1 });
    await expect(database.update({}, { $set: { _id: 2 } })).rejects.toMatchObject({ code: 66 });
  });

  it('sorts and slices what $push makes a new array of', async () => {
    const pushed = { $push: { scores: { $each: [3, 1, 2], $sort: -1, $slice: 2 } } };
    expect(await database.update({}, pushed)).toEqual({ _id: 1, scores: [3, 2] });
  });

  it.each<[string, Doc, number]>([
    ['$inc', { $inc: { a: 1 } }, 14],
    ['$mul', { $mul: { a: 2 } }, 14],
    ['$push', { $push: { a: 1 } }, 2],
    ['$addToSet', { $addToSet: { a: 1 } }, 2],
    ['$pull', { $pull: { a: 1 } }, 2],
    ['$pop', { $pop: { a: 1 } }, 14],
  ])('refuses %s on a text', async (_operator, update, code) => {
    await expect(database.update({ a: 'text' }, update)).rejects.toMatchObject({ code });
  });

  it.each<[string, Doc]>([
    ['an update', { update: 'docs', updates: [{ q: {}, u: { $set: { n: 1 } }, sort: { n: 1 } }] }],
    ['a delete', { delete: 'docs', deletes: [{ q: {}, limit: 1, sort: { n: 1 } }] }],
  ])('refuses what %s of MongoDB 7 does not have', async (_statement, command) => {
    await database.fill('docs', [{ _id: 1 }]);
    expect(await database.run(command)).toMatchObject({ ok: 0, code: 40415 });
    expect(await database.find('docs', {})).toEqual([{ _id: 1 }]);
  });

  it('changes the element the query matched, all elements, and those a filter names', async () => {
    const items = [
      { sku: 'a', n: 1 },
      { sku: 'b', n: 1 },
    ];
    await database.fill('docs', [{ _id: 1, items }]);
    const updates = [
      { q: { 'items.sku': 'b' }, u: { $inc: { 'items.$.n': 10 } } },
      { q: { _id: 1 }, u: { $inc: { 'items.$[].n': 100 } } },
      { q: { _id: 1 }, u: { $inc: { 'items.$[one].n': 1000 } }, arrayFilters: [{ 'one.sku': 'a' }] },
    ];
    await database.run({ update: 'docs', updates });
    expect(await database.find('docs', {})).toEqual([
      {
        _id: 1,
        items: [
          { sku: 'a', n: 1101 },
          { sku: 'b', n: 111 },
        ],
      },
    ]);
  });
});
