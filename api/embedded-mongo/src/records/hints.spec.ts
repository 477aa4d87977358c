import { Double } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

describe('a hint', () => {
  let database: CommandRunner;
  beforeAll(async () => {
    database = CommandRunner.open();
    await database.run({
      createIndexes: 'docs',
      indexes: [
        { key: { a: 1 }, name: 'a' },
        { key: { s: 1 }, name: 'sparse', sparse: true },
        { key: { b: 1 }, name: 'some', partialFilterExpression: { b: { $gt: 1 } } },
        { key: { c: -1, a: -1 }, name: 'down' },
        { key: { b: 1 }, name: 'odd', partialFilterExpression: { b: 1 } },
      ],
    });
    await database.run({
      insert: 'docs',
      documents: [
        { _id: 1, a: 3, s: 1, b: 1, c: 1 },
        { _id: 2, a: 2, b: 2, c: 2 },
        { _id: 3, a: 1, s: 2, b: 3, c: 1 },
      ],
    });
  });
  afterAll(() => database.close());

  const found = async (filter: Doc, hint: unknown): Promise<unknown[]> =>
    (await database.find('docs', filter, { hint })).map(({ _id }) => _id);
  const indexOf = async (filter: Doc, hint: unknown): Promise<unknown> => {
    const { queryPlanner } = await database.run({ explain: { find: 'docs', filter, hint } });
    const { winningPlan } = queryPlanner as { winningPlan: { inputStage?: { indexName: string } } };
    return winningPlan.inputStage?.indexName;
  };

  it('names an index by its name or its key, whatever else is better', async () => {
    expect(await indexOf({ _id: 1 }, 'a')).toBe('a');
    expect(await indexOf({ _id: 1 }, { a: new Double(1) })).toBe('a');
    expect(await indexOf({ _id: 1 }, {})).toBe('_id_');
    expect(await found({}, 'a')).toEqual([3, 2, 1]);
    expect(await indexOf({ a: { $gt: 9 } }, 'a')).toBe('a');
  });

  it('answers what the index has, as MongoDB documents for sparse indexes', async () => {
    expect(await found({}, 'sparse')).toEqual([1, 3]);
    expect(await found({}, 'some')).toEqual([2, 3]);
    expect(await found({ s: { $exists: false } }, { $natural: 1 })).toEqual([2]);
  });

  it('answers in the order of the index, also one that begins with the largest', async () => {
    expect(await found({}, { c: -1, a: -1 })).toEqual([2, 1, 3]);
    expect(await found({ c: { $in: [1, 2] } }, 'down')).toEqual([2, 1, 3]);
    const aggregate = { aggregate: 'docs', pipeline: [{ $match: {} }], cursor: {}, hint: 'down' };
    const { cursor } = await database.run(aggregate);
    expect((cursor as { firstBatch: Doc[] }).firstBatch.map(({ _id }) => _id)).toEqual([2, 1, 3]);
    const { queryPlanner } = await database.run({ explain: aggregate });
    expect(queryPlanner).toMatchObject({ winningPlan: { inputStage: { indexName: 'down' } } });
  });

  it.each<[string, Doc]>([
    ['find', { find: 'docs', hint: 'none' }],
    ['find by key', { find: 'docs', hint: { none: 1 } }],
    ['count', { count: 'docs', query: { a: 1 }, hint: 'none' }],
    ['count of everything', { count: 'docs', hint: 'none' }],
    ['distinct', { distinct: 'docs', key: 'a', hint: 'none' }],
    ['aggregate', { aggregate: 'docs', pipeline: [], cursor: {}, hint: 'none' }],
    ['findAndModify', { findAndModify: 'docs', remove: true, hint: 'none' }],
  ])('is refused by %s when there is no such index', async (_words, command) => {
    expect(await database.run(command)).toMatchObject({
      code: 2,
      errmsg: expect.stringContaining('hint provided does not correspond to an existing index'),
    });
  });

  it.each<[string, Doc]>([
    ['an update', { update: 'docs', updates: [{ q: {}, u: { $set: { x: 1 } }, hint: 'none' }] }],
    ['a delete', { delete: 'docs', deletes: [{ q: {}, limit: 1, hint: 'none' }] }],
  ])('is refused by %s when there is no such index', async (_words, command) => {
    expect(await database.run(command)).toMatchObject({ n: 0, writeErrors: [{ code: 2 }] });
  });

  it('is refused when it is none, or fits two', async () => {
    await expect(found({}, 7)).rejects.toMatchObject({ code: 9 });
    await expect(found({}, { b: 1 })).rejects.toMatchObject({ code: 181 });
  });
});
