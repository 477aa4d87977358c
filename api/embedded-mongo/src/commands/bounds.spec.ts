import { statSync } from 'node:fs';
import { Binary, Long } from 'bson';
import { afterEach, describe, expect, it } from 'vitest';
import type { MemoryLimits } from '../memory-limits.js';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

let db: CommandRunner;
afterEach(() => db.close());

/** A database with so many documents of 1,000 bytes. */
async function filled(limits: Partial<MemoryLimits>, count = 10): Promise<void> {
  db = CommandRunner.open(limits);
  const documents = Array.from({ length: count }, (_, n) => ({ _id: n, n, text: 'x'.repeat(960) }));
  await db.run({ insert: 'docs', documents });
}

const idOf = (reply: Doc): Long => Long.fromBigInt(BigInt((reply.cursor as Doc).id as number | bigint));
const more = (id: Long, batchSize = 100): Promise<Doc> =>
  db.run({ getMore: id, collection: 'docs', batchSize });
const idsIn = (reply: Doc): unknown[] => ((reply.cursor as Doc).nextBatch as Doc[]).map(({ _id }) => _id);
const session = (n: number): Doc => ({ lsid: { id: new Binary(Buffer.alloc(16, n), 4) } });
const inTransaction = (n: number): Doc => ({ ...session(n), txnNumber: 1, autocommit: false });

describe('cursors', () => {
  it('beyond their number take the place of the one that was used longest ago', async () => {
    await filled({ cursors: 3 });
    const ids: Long[] = [];
    for (let n = 0; n < 3; n++) ids.push(idOf(await db.run({ find: 'docs', batchSize: 2 })));
    expect(await more(ids[0] as Long, 2)).toMatchObject({ ok: 1 });
    ids.push(idOf(await db.run({ find: 'docs', batchSize: 2 })));
    expect(await more(ids[1] as Long)).toMatchObject({ ok: 0, code: 43, codeName: 'CursorNotFound' });
    expect(idsIn(await more(ids[0] as Long))).toEqual([4, 5, 6, 7, 8, 9]);
    for (const at of [2, 3]) expect(idsIn(await more(ids[at] as Long))).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('share the bytes there are for their results, and give them back', async () => {
    await filled({ cursorBytes: 25_000 });
    const first = idOf(await db.run({ find: 'docs', batchSize: 2 }));
    const second = idOf(await db.run({ find: 'docs', batchSize: 2 }));
    expect(idsIn(await more(second))).toHaveLength(8);
    const third = idOf(await db.run({ find: 'docs', batchSize: 2 }));
    expect(await more(first, 2)).toMatchObject({ ok: 1 });
    const fourth = idOf(await db.run({ find: 'docs', batchSize: 2 }));
    expect(await more(third)).toMatchObject({ code: 43 });
    for (const id of [first, fourth]) expect(await more(id)).toMatchObject({ ok: 1 });
  });

  it.each([
    ['in the order of the collection', {}],
    ['in the order of an index', { sort: { _id: 1 } }],
    ['sorted in memory', { sort: { n: 1 } }],
  ])('of large results, %s, read what is left as it is by then', async (_words, rest) => {
    await filled({ resultBytes: 3500 });
    const id = idOf(await db.run({ find: 'docs', filter: { n: { $lt: 100 } }, batchSize: 2, ...rest }));
    await db.run({ delete: 'docs', deletes: [{ q: { _id: { $in: [2, 5] } }, limit: 0 }] });
    await db.run({ update: 'docs', updates: [{ q: { _id: 6 }, u: { $set: { n: 200 } } }] });
    await db.run({ update: 'docs', updates: [{ q: { _id: 7 }, u: { $set: { text: 'new' } } }] });
    // the first ones are in memory as they were
    const reply = await more(id);
    expect(idsIn(reply)).toEqual([2, 3, 4, 7, 8, 9]);
    expect(((reply.cursor as Doc).nextBatch as Doc[])[3]).toMatchObject({ text: 'new' });
  });

  it('of large results end with their collection', async () => {
    await filled({ resultBytes: 3500 });
    const id = idOf(await db.run({ find: 'docs', batchSize: 5 }));
    await db.run({ drop: 'docs' });
    expect(await more(id)).toMatchObject({ ok: 0, code: 175, codeName: 'QueryPlanKilled' });
  });

  it('of large results in a transaction read what it sees, and end with it', async () => {
    await filled({ resultBytes: 3500 });
    const inside = inTransaction(1);
    const find = { find: 'docs', batchSize: 2, startTransaction: true, ...inside };
    const id = idOf(await db.run(find));
    await db.run({ delete: 'docs', deletes: [{ q: { _id: 8 }, limit: 1 }] });
    const next = await db.run({ getMore: id, collection: 'docs', batchSize: 7, ...inside });
    expect(idsIn(next)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    await db.run({ commitTransaction: 1, ...inside });
    expect(await more(id)).toMatchObject({ ok: 0, code: 175 });
  });
});

describe('a transaction', () => {
  const insert = (_id: number, size: number, rest: Doc): Promise<Doc> =>
    db.run({ insert: 'docs', documents: [{ _id, text: 'y'.repeat(size) }], ...rest });

  it('may write up to its bound; the statement beyond it is refused and ends it', async () => {
    await filled({ transactionBytes: 5000 }, 1);
    const inside = inTransaction(1);
    expect(await insert(10, 2000, { ...inside, startTransaction: true })).toMatchObject({ n: 1 });
    expect(await insert(11, 2000, inside)).toMatchObject({ n: 1 });
    expect(await insert(12, 2000, inside)).toMatchObject({ writeErrors: [{ code: 257 }] });
    expect(await db.run({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 0, code: 251 });
    expect(await db.run({ count: 'docs' })).toMatchObject({ n: 1 });
    const within = inTransaction(2);
    await insert(10, 4500, { ...within, startTransaction: true });
    expect(await db.run({ commitTransaction: 1, ...within })).toMatchObject({ ok: 1 });
    expect(await db.run({ count: 'docs' })).toMatchObject({ n: 2 });
  });

  it('ends when others have replaced more than memory keeps for it', async () => {
    await filled({ snapshotBytes: 5000 });
    const inside = inTransaction(1);
    await db.run({ find: 'docs', filter: { _id: 0 }, startTransaction: true, ...inside });
    const update = (_id: number): Promise<Doc> =>
      db.run({ update: 'docs', updates: [{ q: { _id }, u: { $set: { text: 'z' } } }] });
    for (const _id of [0, 1, 2, 3]) await update(_id);
    const seen = await db.find('docs', { text: 'z' }, inside);
    expect(seen).toEqual([]);
    await update(4);
    expect(await db.run({ find: 'docs', ...inside })).toMatchObject({
      code: 251,
      errorLabels: ['TransientTransactionError'],
    });
    expect(await db.run({ count: 'docs', query: { text: 'z' } })).toMatchObject({ n: 5 });
  });
});

describe('sessions', () => {
  it('beyond their number are refused until others end, and forget nothing', async () => {
    await filled({ sessions: 2 }, 1);
    const retryable = (n: number): Promise<Doc> =>
      db.run({
        update: 'docs',
        updates: [{ q: { _id: 0 }, u: { $inc: { n: 1 } } }],
        ...session(n),
        txnNumber: 5,
      });
    for (const n of [1, 2]) expect(await retryable(n)).toMatchObject({ ok: 1, nModified: 1 });
    expect(await retryable(3)).toMatchObject({ ok: 0, code: 261, codeName: 'TooManyLogicalSessions' });
    for (const n of [1, 2]) expect(await retryable(n)).toMatchObject({ ok: 1, nModified: 1 });
    expect(await db.find('docs', {})).toMatchObject([{ n: 2 }]);
    await db.run({ endSessions: [session(1).lsid] });
    expect(await retryable(3)).toMatchObject({ ok: 1 });
    expect(await db.find('docs', {})).toMatchObject([{ n: 3 }]);
  });

  it('are refused when their id is no UUID', async () => {
    await filled({}, 1);
    const refusal = { ok: 0, code: 14, codeName: 'TypeMismatch' };
    for (const id of ['one', 1, null])
      expect(await db.run({ find: 'docs', lsid: { id } })).toMatchObject(refusal);
  });
});

describe('the journals', () => {
  it('shrink again when a backup, or a full disk, had let them grow', async () => {
    await filled({}, 0);
    const { store } = db.engine;
    const sizes = (): number[] => store.files.journals.map((path) => statSync(path).size);
    const text = 'x'.repeat(1_000_000);
    await store.hold();
    for (let n = 0; n < 40; n++) await db.run({ insert: 'docs', documents: [{ n, text }] });
    expect(Math.max(...sizes())).toBeGreaterThan(40_000_000);
    store.release();
    await store.checkpoint();
    for (let n = 0; n < 2; n++) {
      await db.run({ insert: 'docs', documents: [{ n, text: 'small' }] });
      await store.checkpoint();
    }
    expect(Math.max(...sizes())).toBeLessThan(10_000_000);
    expect(await db.run({ count: 'docs', query: { n: { $gte: 0 } } })).toMatchObject({ n: 42 });
  });
});
