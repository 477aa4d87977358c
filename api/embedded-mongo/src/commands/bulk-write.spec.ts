import { Binary } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';
import { composeDocument } from '../wire/composition.js';
import { decodeDocument } from '../wire/decode.js';
import { encodeDocument } from '../wire/encode.js';
import { dispatch } from './dispatch.js';

let db: CommandRunner;
beforeAll(() => {
  db = CommandRunner.open();
});
afterAll(() => db.close());

/** Runs a command in `admin`, where bulkWrite has to run. */
async function run(command: Doc): Promise<Doc> {
  const sent = decodeDocument(encodeDocument({ ...command, $db: 'admin' }) as Buffer);
  const { fields, embedded = {} } = await dispatch(db.engine, sent, 1);
  return decodeDocument(composeDocument(fields, embedded)) as Doc;
}

const nsInfo = [{ ns: 'test.orders' }, { ns: 'test.products' }];
const resultsOf = (reply: Doc) => (reply.cursor as Doc).firstBatch as Doc[];

describe('bulkWrite', () => {
  it('runs statements on several collections, and answers each', async () => {
    await db.fill('products', [
      { _id: 1, stock: 5 },
      { _id: 2, stock: 0 },
    ]);
    await db.fill('orders', [{ _id: 'old' }]);
    const take = (_id: number) => ({
      update: 1,
      filter: { _id, stock: { $gte: 1 } },
      updateMods: { $inc: { stock: -1 } },
    });
    const reply = await run({
      bulkWrite: 1,
      nsInfo,
      ops: [
        take(1),
        take(2),
        { insert: 0, document: { _id: 'new' } },
        { delete: 0, filter: {}, multi: true },
        { update: 1, filter: { _id: 3 }, updateMods: { $set: { stock: 9 } }, upsert: true },
      ],
    });
    expect(reply).toMatchObject({
      ok: 1,
      nErrors: 0,
      nInserted: 1,
      nMatched: 1,
      nModified: 1,
      nDeleted: 2,
      nUpserted: 1,
    });
    expect(resultsOf(reply)).toEqual([
      { ok: 1, idx: 0, n: 1, nModified: 1 },
      { ok: 1, idx: 1, n: 0, nModified: 0 },
      { ok: 1, idx: 2, n: 1 },
      { ok: 1, idx: 3, n: 2 },
      { ok: 1, idx: 4, n: 1, nModified: 0, upserted: { _id: 3 } },
    ]);
    expect(await db.find('products', {}, { sort: { _id: 1 } })).toEqual([
      { _id: 1, stock: 4 },
      { _id: 2, stock: 0 },
      { _id: 3, stock: 9 },
    ]);
    expect(await db.find('orders', {})).toEqual([]);
  });

  it('stops at the first refused statement, or goes on when it is not ordered', async () => {
    const ops = [1, 1, 2].map((_id) => ({ insert: 0, document: { _id } }));
    for (const [ordered, stored] of [
      [true, [1]],
      [false, [1, 2]],
    ] as const) {
      await db.fill('orders', []);
      const reply = await run({ bulkWrite: 1, nsInfo, ops, ordered, errorsOnly: true });
      expect(resultsOf(reply)).toMatchObject([{ ok: 0, idx: 1, code: 11000, n: 0 }]);
      expect(reply).toMatchObject({ ok: 1, nErrors: 1, nInserted: stored.length });
      expect((await db.find('orders', {})).map(({ _id }) => _id)).toEqual(stored);
    }
  });

  it('is all or nothing in a transaction', async () => {
    await db.fill('orders', []);
    await db.fill('products', [{ _id: 1, stock: 5 }]);
    const inside = { lsid: { id: new Binary(Buffer.alloc(16, 1), 4) }, txnNumber: 1n, autocommit: false };
    const ops = [
      { update: 1, filter: { _id: 1 }, updateMods: { $inc: { stock: -1 } } },
      { insert: 0, document: { _id: 'new' } },
    ];
    expect(await run({ bulkWrite: 1, nsInfo, ops, startTransaction: true, ...inside })).toMatchObject({
      ok: 1,
    });
    expect(await db.find('orders', {})).toEqual([]);
    expect(await run({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
    expect(await db.find('orders', {})).toEqual([{ _id: 'new' }]);
    expect(await db.find('products', {})).toEqual([{ _id: 1, stock: 4 }]);

    const again = { ...inside, txnNumber: 2n };
    const refused = await run({ bulkWrite: 1, nsInfo, ops, startTransaction: true, ...again });
    expect(resultsOf(refused)).toMatchObject([{ ok: 1 }, { ok: 0, code: 11000 }]);
    expect(await run({ commitTransaction: 1, ...again })).toMatchObject({ ok: 0 });
    expect(await db.find('products', {})).toEqual([{ _id: 1, stock: 4 }]);
  });

  it.each<[string, Doc, number]>([
    ['no operation', { ops: [] }, 16],
    ['an operation of another kind', { ops: [{ replace: 0 }] }, 2],
    ['a namespace that is not there', { ops: [{ insert: 2, document: {} }] }, 2],
    ['a field that it does not know', { ops: [{ insert: 0, document: {}, collation: {} }] }, 238],
    [
      'a namespace without a collection',
      { nsInfo: [{ ns: 'test' }], ops: [{ insert: 0, document: {} }] },
      73,
    ],
  ])('refuses %s', async (_what, change, code) => {
    expect(await run({ bulkWrite: 1, nsInfo, ...change })).toMatchObject({ ok: 0, code });
  });

  it('refuses any database but admin', async () => {
    expect(await db.run({ bulkWrite: 1, nsInfo, ops: [{ insert: 0, document: {} }] })).toMatchObject({
      code: 13,
    });
  });
});
