import { Binary, Long } from 'bson';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

describe('a collection that a transaction inserts into first', () => {
  let database: CommandRunner;
  beforeEach(() => {
    database = CommandRunner.open();
  });
  afterEach(() => database.close());

  /** The arguments of a transaction's commands, by the number of its session. */
  const inside = (session: number): Doc => ({
    lsid: { id: new Binary(Buffer.alloc(16, session), Binary.SUBTYPE_UUID) },
    txnNumber: Long.fromNumber(1),
    autocommit: false,
  });
  const insert = (session: number, _id: number, rest: Doc = {}): Promise<Doc> =>
    database.run({ insert: 'made', documents: [{ _id }], ...inside(session), ...rest });
  const begin = (session: number): Promise<Doc> => insert(session, session, { startTransaction: true });
  const end = (session: number, command: 'commitTransaction' | 'abortTransaction'): Promise<Doc> =>
    database.run({ [command]: 1, ...inside(session) });
  const collections = async (): Promise<unknown[]> => {
    const { cursor } = await database.run({ listCollections: 1 });
    return (cursor as { firstBatch: Doc[] }).firstBatch.map(({ name }) => name);
  };
  const databases = async (): Promise<unknown> => (await database.run({ listDatabases: 1 })).databases;

  it('is shown to others by its commit, and found after a restart', async () => {
    await begin(1);
    expect([await collections(), await databases()]).toEqual([[], []]);
    expect(await database.run({ listIndexes: 'made' })).toMatchObject({ code: 26 });
    expect(await database.find('made', {})).toEqual([]);
    await end(1, 'commitTransaction');
    expect(await collections()).toEqual(['made']);
    await database.reopen();
    expect([await collections(), await database.find('made', {})]).toEqual([['made'], [{ _id: 1 }]]);
  });

  it('stays when the transaction has deleted its document again', async () => {
    await begin(1);
    await database.run({ delete: 'made', deletes: [{ q: {}, limit: 0 }], ...inside(1) });
    await end(1, 'commitTransaction');
    await database.reopen();
    expect([await collections(), await database.find('made', {})]).toEqual([['made'], []]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an abort', () => end(1, 'abortTransaction')],
    ['a refused statement', () => insert(1, 1)],
    ['a kill', () => database.kill()],
  ])('leaves nothing after %s', async (_how, fail) => {
    await begin(1);
    await fail();
    expect(await collections()).toEqual([]);
    await database.reopen();
    expect(await collections()).toEqual([]);
    expect(await insert(2, 1, { startTransaction: true })).toMatchObject({ n: 1 });
    await end(2, 'commitTransaction');
    expect(await database.find('made', {})).toEqual([{ _id: 1 }]);
  });

  it('belongs to all transactions that insert into it, and goes with the last one that fails', async () => {
    await Promise.all([begin(1), begin(2)]);
    await end(1, 'abortTransaction');
    expect(await insert(2, 3)).toMatchObject({ n: 1 });
    await end(2, 'abortTransaction');
    expect(database.engine.catalog.find('test', 'made')).toBeUndefined();
    await begin(3);
    await begin(4);
    await end(3, 'abortTransaction');
    await end(4, 'commitTransaction');
    await database.reopen();
    expect([await collections(), await database.find('made', {})]).toEqual([['made'], [{ _id: 4 }]]);
  });

  it('is everybody’s once somebody inserts into it without a transaction', async () => {
    await begin(1);
    await database.run({ insert: 'made', documents: [{ _id: 9 }] });
    expect(await collections()).toEqual(['made']);
    await end(1, 'abortTransaction');
    await database.reopen();
    expect([await collections(), await database.find('made', {})]).toEqual([['made'], [{ _id: 9 }]]);
  });

  it.each<['commitTransaction' | 'abortTransaction', Doc]>([
    ['abortTransaction', { ok: 1 }],
    ['commitTransaction', { ok: 0, code: 48 }],
  ])('lets others who create it wait for %s', async (ending, answer) => {
    await begin(1);
    const creating = database.run({ create: 'made' });
    expect(await Promise.race([creating, database.run({ ping: 1 }).then(() => 'waiting')])).toBe('waiting');
    await end(1, ending);
    expect(await creating).toMatchObject(answer);
    expect(await collections()).toEqual(['made']);
  });

  it('is created and gets indexes outside of transactions only', async () => {
    const begun = { ...inside(1), startTransaction: true };
    const indexes = [{ key: { a: 1 }, name: 'a' }];
    expect(await database.run({ create: 'made', ...begun })).toMatchObject({ code: 238 });
    expect(await database.run({ createIndexes: 'made', indexes, ...begun })).toMatchObject({ code: 238 });
    expect(await collections()).toEqual([]);
  });
});
