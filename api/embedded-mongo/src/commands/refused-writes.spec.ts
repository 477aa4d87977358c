import { Binary, Long } from 'bson';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import {
  codesOf,
  ERROR,
  everythingInShop,
  LARGE,
  PARALLEL,
  resetShop,
  STATEMENTS,
} from '../testing/refused-statements.js';
import type { Doc } from '../values/documents.js';

let database: CommandRunner;
let sessions = 0;
beforeAll(() => {
  database = CommandRunner.open();
});
afterAll(() => database.close());
beforeEach(() => resetShop(database));

const everything = () => everythingInShop(database);

const session = (): Doc => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(++sessions);
  return { id: new Binary(bytes, Binary.SUBTYPE_UUID) };
};

describe('promise 56: a write that is refused', () => {
  it.each(STATEMENTS)('leaves everything as it was: %s', async (_what, command, code) => {
    const before = await everything();
    const reply = await database.run(command);
    expect(codesOf(reply).flat()).toContain(code);
    expect(await everything()).toEqual(before);
    await database.reopen();
    expect(await everything()).toEqual(before);
  });

  it.each(STATEMENTS)('ends its transaction, with all that it wrote: %s', async (_what, command, code) => {
    const before = await everything();
    const transaction = { lsid: session(), txnNumber: Long.fromNumber(1), autocommit: false };
    const first = { insert: 'shop', documents: [{ _id: 20, n: 1 }], ...transaction, startTransaction: true };
    expect((await database.run(first)).n).toBe(1);
    expect(codesOf(await database.run({ ...command, ...transaction })).flat()).toContain(code);
    const later = { insert: 'shop', documents: [{ _id: 21 }], ...transaction };
    expect((await database.run(later)).code).toBe(251);
    expect((await database.run({ commitTransaction: 1, ...transaction })).code).toBe(251);
    expect(await everything()).toEqual(before);
    await database.reopen();
    expect(await everything()).toEqual(before);
  });

  it.each([
    [true, [1], [10]],
    [false, [1, 3], [10, 12, 14]],
  ])('in a bulk, ordered %s, leaves out itself and no other', async (ordered, refused, added) => {
    const documents = [10, 11, 12, 13, 14].map((_id) => (_id % 2 ? { _id, ...PARALLEL } : { _id, n: _id }));
    const command = { insert: 'shop', documents, ordered, lsid: session(), txnNumber: Long.fromNumber(1) };
    const reply = await database.run(command);
    const errors = refused.map((index) => [index, ERROR.parallel]);
    expect([reply.n, codesOf(reply)]).toEqual([added.length, errors]);
    const after = await everything();
    expect((after.scan as Doc[]).map(({ _id }) => _id)).toEqual([1, 2, 3, ...added]);

    // The driver may send it again: it gets the same answer, and nothing is written twice, also after a restart.
    const first = { ...(await database.run(command)) };
    expect([first.n, codesOf(first)]).toEqual([added.length, errors]);
    await database.reopen();
    const again = await database.run(command);
    expect([again.n, codesOf(again)]).toEqual([added.length, errors]);
    expect(await everything()).toEqual(after);
  });

  const FIRST_WRITES: [what: string, command: Doc][] = [
    ['an insert', { insert: 'none', documents: [{ _id: LARGE }] }],
    ['an upsert', { update: 'none', updates: [{ q: { _id: LARGE }, u: { $set: { n: 1 } }, upsert: true }] }],
    [
      'findAndModify that inserts',
      { findAndModify: 'none', query: { _id: LARGE }, update: { $set: { n: 1 } }, upsert: true },
    ],
  ];
  const collections = async (): Promise<unknown[]> => {
    const { cursor } = await database.run({ listCollections: 1 });
    return (cursor as { firstBatch: Doc[] }).firstBatch.map(({ name }) => name).sort();
  };

  it.each(FIRST_WRITES)('makes no collection, alone or in a transaction: %s', async (_what, command) => {
    const before = await collections();
    expect(codesOf(await database.run(command)).flat()).toContain(ERROR.unsupported);
    expect(await collections()).toEqual(before);
    const transaction = { lsid: session(), txnNumber: Long.fromNumber(1), autocommit: false };
    const first = { insert: 'none', documents: [{ _id: 1 }], ...transaction, startTransaction: true };
    expect((await database.run(first)).n).toBe(1);
    expect(codesOf(await database.run({ ...command, ...transaction })).flat()).toContain(ERROR.unsupported);
    expect(await collections()).toEqual(before);
    await database.reopen();
    expect(await collections()).toEqual(before);
  });

  it('leaves a collection to others that have written to it', async () => {
    const transaction = { lsid: session(), txnNumber: Long.fromNumber(1), autocommit: false };
    const first = { insert: 'shared', documents: [{ _id: 1 }], ...transaction, startTransaction: true };
    expect((await database.run(first)).n).toBe(1);
    expect((await database.run({ insert: 'shared', documents: [{ _id: 2 }] })).n).toBe(1);
    const refused = { insert: 'shared', documents: [{ _id: LARGE }], ...transaction };
    expect(codesOf(await database.run(refused)).flat()).toContain(ERROR.unsupported);
    expect(await database.find('shared', {})).toEqual([{ _id: 2 }]);
    await database.run({ drop: 'shared' });
  });

  it('leaves a unique index as good as it was', async () => {
    const indexes = [{ key: { a: 1, b: 1 }, name: 'both', unique: true }];
    await database.run({ createIndexes: 'twins', indexes });
    expect(codesOf(await database.run({ insert: 'twins', documents: [{ _id: 1, ...PARALLEL }] }))).toEqual([
      [0, 171],
    ]);
    const documents = [
      { _id: 2, a: [1, 2], b: 3 },
      { _id: 3, a: 4, b: [5] },
    ];
    expect((await database.run({ insert: 'twins', documents })).n).toBe(2);
    expect(codesOf(await database.run({ insert: 'twins', documents: [{ a: 2, b: 3 }] }))).toEqual([
      [0, ERROR.duplicate],
    ]);
  });

  it('is remembered for a repeat, however long the bulk was', async () => {
    const length = process.env.TEST_TIER === 'all' ? 60_000 : 15_000;
    const documents = Array.from({ length }, () => ({ _id: 2, text: 'x'.repeat(20) }));
    const command = {
      insert: 'shop',
      documents,
      ordered: false,
      lsid: session(),
      txnNumber: Long.fromNumber(1),
    };
    expect((await database.run(command)).writeErrors).toHaveLength(length);
    await database.reopen();
    expect((await database.run(command)).writeErrors).toHaveLength(length);
  });
});

describe('promise 56: an index that cannot be made', () => {
  it.each<[string, Doc[], Doc[], number]>([
    [
      'parallel arrays',
      [PARALLEL],
      [
        { key: { n: 1 }, name: 'x' },
        { key: { a: 1, b: 1 }, name: 'y' },
      ],
      ERROR.parallel,
    ],
    [
      'documents that share a key',
      [{ n: 1 }, { n: 1 }],
      [
        { key: { x: 1 }, name: 'x' },
        { key: { n: 1 }, name: 'n', unique: true },
      ],
      ERROR.duplicate,
    ],
    ['an int64 that is too large', [{ n: LARGE }], [{ key: { n: 1 }, name: 'n' }], ERROR.unsupported],
    [
      'two of one name',
      [{ n: 1 }],
      [
        { key: { n: 1 }, name: 'n' },
        { key: { x: 1 }, name: 'n' },
      ],
      86,
    ],
    [
      'one that is there under another name',
      [{ n: 1 }],
      [
        { key: { n: 1 }, name: 'n' },
        { key: { n: 1 }, name: 'm' },
      ],
      85,
    ],
  ])('leaves no index, in memory or on disk: %s', async (_what, documents, indexes, code) => {
    await database.fill('bare', documents);
    for (const _ of [1, 2]) {
      expect((await database.run({ createIndexes: 'bare', indexes })).code).toBe(code);
      const { cursor } = await database.run({ listIndexes: 'bare' });
      expect((cursor as { firstBatch: Doc[] }).firstBatch.map(({ name }) => name)).toEqual(['_id_']);
      await database.reopen();
    }
  });

  it('leaves no collection', async () => {
    const indexes = [{ key: { a: 'text' }, name: 'a' }];
    expect((await database.run({ createIndexes: 'never', indexes })).code).toBe(238);
    const { cursor } = await database.run({ listCollections: 1, filter: { name: 'never' } });
    expect((cursor as Doc).firstBatch).toEqual([]);
  });
});
