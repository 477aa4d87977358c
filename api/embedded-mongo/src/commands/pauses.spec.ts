import { Binary } from 'bson';
import { afterEach, describe, expect, it } from 'vitest';
import type { MemoryLimits } from '../memory-limits.js';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

const COUNT = 3000;
/** What takes long is given fewer before a change lands: making them takes longer than all that is asked of them. */
const FEWER = process.env.TEST_TIER === 'all' ? COUNT : 1000;

let db: CommandRunner;
afterEach(() => db.close());

/** A database whose commands give others their turn as often as they can. */
async function filled(limits: Partial<MemoryLimits> = {}, count = COUNT): Promise<void> {
  db = CommandRunner.open({ sliceMs: 0, smallCollection: 500, ...limits });
  await db.run({
    createIndexes: 'docs',
    indexes: [
      { key: { n: 1 }, name: 'n' },
      { key: { tags: 1 }, name: 'tags' },
    ],
  });
  const documents = Array.from({ length: count }, (_, n) => ({ _id: n, n, group: n % 7, tags: [n, -n - 1] }));
  await db.run({ insert: 'docs', documents });
}

const session = (n: number): Doc => ({ lsid: { id: new Binary(Buffer.alloc(16, n), 4) } });
const inTransaction = (n: number): Doc => ({ ...session(n), txnNumber: 1, autocommit: false });
const update = (q: Doc, u: Doc, rest: Doc = {}): Doc => ({ update: 'docs', updates: [{ q, u, ...rest }] });
const ids = (reply: Doc): unknown[] => ((reply.cursor as Doc).firstBatch as Doc[]).map(({ _id }) => _id);
const everything = { batchSize: 2 * COUNT };

/** What took long, and how it is asked for. */
const LONG: readonly [string, Doc][] = [
  ['a scan', { find: 'docs', filter: { group: 8 } }],
  ['a scan of an index', { find: 'docs', filter: { n: { $gte: 0 }, group: 8 } }],
  [
    'a scan of two indexes',
    { find: 'docs', filter: { $or: [{ n: { $gte: 5 } }, { n: { $lt: 5 } }], group: 8 } },
  ],
  ['a sort without an index', { find: 'docs', sort: { group: -1 }, batchSize: 1 }],
  ['an expression', { find: 'docs', filter: { $expr: { $eq: ['$group', 8] } } }],
  ['a count', { count: 'docs', query: { group: 3 } }],
  ['the different values of a field', { distinct: 'docs', key: 'n' }],
  ['groups', { aggregate: 'docs', pipeline: [{ $group: { _id: '$n' } }, { $count: 'n' }], cursor: {} }],
  [
    'an aggregation that sorts',
    {
      aggregate: 'docs',
      pipeline: [{ $project: { group: 1 } }, { $sort: { group: 1 } }, { $limit: 1 }],
      cursor: {},
    },
  ],
  ['an explanation', { explain: { find: 'docs', filter: { group: 8 } } }],
  ['an update that looks for long', update({ group: 8 }, { $set: { n: 0 } })],
  ['a deletion that looks for long', { delete: 'docs', deletes: [{ q: { group: 8 }, limit: 0 }] }],
  ['findAndModify that looks for long', { findAndModify: 'docs', query: { group: 8 }, remove: true }],
  ['many statements', { insert: 'new', documents: Array.from({ length: 500 }, (_, n) => ({ n })) }],
  ['the building of an index', { createIndexes: 'docs', indexes: [{ key: { group: 1 }, name: 'group' }] }],
];

describe('a command that works for long', () => {
  it.each(LONG)('lets others have their turn: %s', async (_words, command) => {
    await filled({}, FEWER);
    const order: string[] = [];
    const long = db.run(command).then((reply) => {
      expect(reply).toMatchObject({ ok: 1 });
      order.push('long');
    });
    await db.run({ ping: 1 });
    order.push('ping');
    await long;
    expect(order).toEqual(['ping', 'long']);
  });

  it.each(LONG)('ends when its time is up: %s', async (_words, command) => {
    await filled({}, FEWER);
    const isExplain = 'explain' in command;
    const late = isExplain ? { explain: command.explain, maxTimeMS: 1 } : { ...command, maxTimeMS: 1 };
    const begun = db.run(late);
    // Others have their turn for longer than it may take.
    const end = performance.now() + 3;
    while (performance.now() < end);
    expect(await begun).toMatchObject({ ok: 0, code: 50, codeName: 'MaxTimeMSExpired' });
    expect(await db.run({ ...command, ...(isExplain ? {} : { maxTimeMS: 600_000 }) })).toMatchObject({
      ok: 1,
    });
  });

  it.each([
    ['text', '5', 14],
    ['less than nothing', -1, 2],
    ['a part of one', 1.5, 2],
    ['more than there is', 2 ** 31, 2],
  ])('has no time of %s', async (_words, maxTimeMS, code) => {
    await filled({}, 1);
    expect(await db.run({ find: 'docs', maxTimeMS })).toMatchObject({ ok: 0, code });
  });

  it('waits for a transaction no longer than its time', async () => {
    await filled();
    const inside = inTransaction(1);
    await db.run({ ...update({ _id: 1 }, { $set: { n: -1 } }), ...inside, startTransaction: true });
    const waiting = { ...update({ _id: 1 }, { $set: { n: -2 } }), maxTimeMS: 20 };
    expect(await db.run(waiting)).toMatchObject({ ok: 0, code: 50 });
    expect(
      await db.run({ createIndexes: 'docs', indexes: [{ key: { group: 1 }, name: 'g' }], maxTimeMS: 20 }),
    ).toMatchObject({ ok: 0, code: 50 });
    expect(await db.run({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
    expect(await db.find('docs', { _id: 1 })).toMatchObject([{ n: -1 }]);
  });

  it('ends with its collection', async () => {
    await filled();
    const found = db.run({ find: 'docs', filter: { group: 8 } });
    await db.run({ drop: 'docs' });
    expect(await found).toMatchObject({ ok: 0, code: 175, codeName: 'QueryPlanKilled' });
  });

  it('ends with its transaction, and writes nothing', async () => {
    await filled();
    const inside = inTransaction(1);
    await db.run({ find: 'docs', ...inside, startTransaction: true });
    const updated = db.run({ ...update({ group: 3 }, { $set: { n: -1 } }, { multi: true }), ...inside });
    await db.run({ abortTransaction: 1, ...inside });
    expect(await updated).toMatchObject({ writeErrors: [{ code: 251 }] });
    expect(await db.run({ ...update({ group: 3 }, { $set: { n: -2 } }), maxTimeMS: 1000 })).toMatchObject({
      n: 1,
    });
    expect(await db.run({ count: 'docs', query: { n: -1 } })).toMatchObject({ n: 0 });
  });
});

describe('what a query that works for long finds', () => {
  /** Changes every document while a query works, in small steps; beside it documents come and go. */
  async function changeAll(): Promise<void> {
    for (let at = 0; at < COUNT; at += 100) {
      const q = { _id: { $gte: at, $lt: at + 100 } };
      await db.run(update(q, { $inc: { n: COUNT }, $set: { tags: [5] } }, { multi: true }));
      await db.run({ insert: 'docs', documents: [{ _id: COUNT + at, n: at, group: 0, tags: [] }] });
    }
    await db.run({ delete: 'docs', deletes: [{ q: { _id: { $mod: [10, 1] } }, limit: 0 }] });
  }
  const all = Array.from({ length: COUNT }, (_, n) => n);

  it.each<[string, Doc, unknown[]]>([
    ['by a scan', { filter: { n: { $lt: COUNT } }, hint: { $natural: 1 } }, all],
    ['by a scan backwards', { filter: { n: { $lt: COUNT } }, sort: { $natural: -1 } }, all.toReversed()],
    ['by an index', { filter: { n: { $gte: 0, $lt: COUNT } }, sort: { n: 1 } }, all],
    ['by an index backwards', { filter: { n: { $gte: 0, $lt: COUNT } }, sort: { n: -1 } }, all.toReversed()],
    [
      'by an index of arrays',
      { filter: { tags: { $gte: 0 }, n: { $lt: COUNT } }, sort: { _id: 1 }, hint: 'tags' },
      all,
    ],
    [
      'by two indexes',
      { filter: { $or: [{ n: { $lt: 1000 } }, { n: { $gte: 1000, $lt: COUNT } }] }, sort: { _id: 1 } },
      all,
    ],
    [
      'sorted in memory',
      { filter: { n: { $lt: COUNT } }, sort: { group: 1, _id: 1 }, hint: { $natural: 1 } },
      all.toSorted((a, b) => (a % 7) - (b % 7) || a - b),
    ],
    [
      'with a limit',
      { filter: { n: { $gte: 0 } }, sort: { n: 1 }, skip: 100, limit: 1900 },
      all.slice(100, 2000),
    ],
  ])('is as if nothing had been changed since it began, %s', async (_words, how, wanted) => {
    await filled({ resultBytes: 1e9 });
    const found = db.run({ find: 'docs', ...everything, ...how });
    const changed = changeAll();
    expect(ids(await found)).toEqual(wanted);
    await changed;
    expect(ids(await db.run({ find: 'docs', filter: { n: { $gte: COUNT } }, ...everything }))).toHaveLength(
      2700,
    );
  });

  it('is what its transaction sees', async () => {
    await filled({ resultBytes: 1e9 });
    const inside = inTransaction(1);
    await db.run({ ...update({ _id: 7 }, { $set: { n: -7 } }), ...inside, startTransaction: true });
    await db.run(update({ _id: 8 }, { $set: { n: -8 } }));
    const found = db.run({
      find: 'docs',
      filter: { n: { $lt: COUNT } },
      sort: { n: 1 },
      ...everything,
      ...inside,
    });
    const changed = (async () => {
      await db.run(update({ _id: 8 }, { $set: { n: -9 } }));
      for (let at = 100; at < COUNT; at += 100)
        await db.run(update({ _id: { $gte: at, $lt: at + 100 } }, { $inc: { n: COUNT } }, { multi: true }));
    })();
    expect(ids(await found)).toEqual([7, ...all.filter((n) => n !== 7)]);
    await changed;
  });

  it('has a bound of what it keeps for that', async () => {
    await filled({ watchBytes: 5000 });
    const found = db.run({ find: 'docs', filter: { group: 8 } });
    await db.run(update({ _id: { $gt: 2000 } }, { $set: { n: 1 } }, { multi: true }));
    expect(await found).toMatchObject({ ok: 0, code: 175 });
  });

  it('adds up, whatever is moved from one document to another meanwhile', async () => {
    await filled();
    const pipeline = [{ $group: { _id: null, sum: { $sum: '$n' } } }];
    const summed = db.run({ aggregate: 'docs', pipeline, cursor: {} });
    for (let at = 0; at < 200; at++) {
      await db.run({
        update: 'docs',
        updates: [
          { q: { _id: at }, u: { $inc: { n: 1000 } } },
          { q: { _id: COUNT - 1 - at }, u: { $inc: { n: -1000 } } },
        ],
      });
    }
    expect(((await summed).cursor as Doc).firstBatch).toEqual([
      { _id: null, sum: (COUNT * (COUNT - 1)) / 2 },
    ]);
  });
});

describe('a write that looks for long', () => {
  it('leaves alone what is no match any more, and takes another one in its place', async () => {
    await filled();
    await db.run(update({ _id: { $in: [1000, 2900] } }, { $set: { mark: 1 } }, { multi: true }));
    const one = db.run(update({ mark: 1 }, { $set: { done: true } }));
    await db.run(update({ _id: 1000 }, { $set: { mark: 2 } }));
    expect(await one).toMatchObject({ n: 1, nModified: 1 });
    expect(await db.find('docs', { done: true })).toMatchObject([{ _id: 2900 }]);
    const many = db.run(update({ mark: { $gt: 0 } }, { $inc: { mark: 10 } }, { multi: true }));
    await db.run(update({ _id: 2900 }, { $set: { mark: 5, other: true } }));
    expect(await many).toMatchObject({ n: 2, nModified: 2 });
    expect(await db.find('docs', { mark: { $gt: 0 } }, { sort: { _id: 1 } })).toMatchObject([
      { _id: 1000, mark: 12 },
      { _id: 2900, mark: 15, other: true },
    ]);
  });

  it('takes the next in order when the first is no match any more', async () => {
    await filled();
    await db.run(update({ _id: { $in: [1, 2] } }, { $set: { mark: 1 } }, { multi: true }));
    const sort = { group: 1, _id: 1 };
    const taken = db.run({ findAndModify: 'docs', query: { mark: 1 }, sort, update: { $set: { mark: 2 } } });
    await db.run({ ping: 1 });
    await db.run(update({ _id: 1 }, { $set: { mark: 3 } }));
    expect(await taken).toMatchObject({ ok: 1, value: { _id: 2 } });
    expect(await db.find('docs', { mark: { $gt: 0 } }, { sort: { _id: 1 } })).toMatchObject([
      { mark: 3 },
      { mark: 2 },
    ]);
  });

  it('makes one document, however many look for it', async () => {
    await filled();
    const upsert = update({ key: 'one' }, { $inc: { times: 1 } }, { upsert: true });
    const replies = await Promise.all(Array.from({ length: 5 }, () => db.run(upsert)));
    expect(replies.flatMap((reply) => (reply.upserted as Doc[] | undefined) ?? [])).toHaveLength(1);
    expect(await db.find('docs', { key: 'one' })).toMatchObject([{ times: 5 }]);
  });

  it('is done once, though it is sent again while it looks', async () => {
    await filled();
    const retryable = { ...update({ group: 3 }, { $inc: { times: 1 } }), ...session(1), txnNumber: 1 };
    const replies = await Promise.all([db.run(retryable), db.run(retryable), db.run(retryable)]);
    for (const reply of replies) expect(reply).toMatchObject({ ok: 1, n: 1, nModified: 1 });
    expect(await db.find('docs', { times: { $exists: true } })).toMatchObject([{ times: 1 }]);
    await db.reopen();
    expect(await db.run(retryable)).toMatchObject({ ok: 1, n: 1, nModified: 1 });
    expect(await db.find('docs', { times: { $exists: true } })).toMatchObject([{ times: 1 }]);
  });

  it.each([1, 3, 10, 40])('is done once by a repeat after a kill in its turn %i', async (turns) => {
    await filled();
    const updates = Array.from({ length: 300 }, (_, _id) => ({ q: { _id }, u: { $inc: { times: 1 } } }));
    const retryable = { update: 'docs', updates, ...session(1), txnNumber: 1 };
    const first = db.run(retryable);
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
    await db.kill();
    const answer = await first;
    if (answer.ok !== 1) expect(answer).toMatchObject({ codeName: 'InterruptedAtShutdown' });
    expect(await db.run(retryable)).toMatchObject({ ok: 1, n: 300, nModified: 300 });
    expect(await db.run({ count: 'docs', query: { times: 1 } })).toMatchObject({ n: 300 });
  });

  it('is refused, or all of it is there, when the database is closed meanwhile', async () => {
    await filled();
    const reply = db.run(update({ group: 3 }, { $inc: { times: 1 } }, { multi: true }));
    const statements = Array.from({ length: 300 }, (_, _id) => ({ q: { _id }, u: { $inc: { runs: 1 } } }));
    const many = db.run({ update: 'docs', updates: statements });
    await db.reopen();
    expect(await reply).toMatchObject({ ok: 0, codeName: 'InterruptedAtShutdown' });
    expect(await many).toMatchObject({ ok: 0, codeName: 'InterruptedAtShutdown' });
    expect(await db.run({ count: 'docs', query: { times: { $exists: true } } })).toMatchObject({ n: 0 });
    expect(await db.run({ count: 'docs', query: { runs: { $gt: 1 } } })).toMatchObject({ n: 0 });
  });

  it('meets a conflict in a transaction when others were quicker', async () => {
    await filled();
    const inside = inTransaction(1);
    await db.run({ find: 'docs', filter: { _id: 0 }, ...inside, startTransaction: true });
    const late = db.run({ ...update({ group: 3 }, { $set: { n: -1 } }, { multi: true }), ...inside });
    await db.run(update({ _id: 3 }, { $set: { n: -2 } }));
    expect(await late).toMatchObject({ ok: 0, code: 112 });
    expect(await db.run({ count: 'docs', query: { n: -1 } })).toMatchObject({ n: 0 });
  });
});

describe('an index that is built while others write', () => {
  const hint = 'built';
  const build = (rest: Doc = {}): Promise<Doc> =>
    db.run({ createIndexes: 'docs', indexes: [{ key: { m: 1 }, name: hint, ...rest }] });

  it.each([false, true])('has all of it (arrays: %s)', async (hasArrays) => {
    await filled();
    await db.run(update({}, { $set: { m: 5 } }, { multi: true }));
    const built = build();
    let isBuilt = false;
    void built.then(() => {
      isBuilt = true;
    });
    const written: Promise<Doc>[] = [];
    let writes = 0;
    for (; !isBuilt; writes++) {
      // Those that the build comes to last are changed again and again.
      const at = COUNT - 1 - (writes % 20);
      written.push(
        db.run(update({ _id: at }, { $set: { m: hasArrays && writes % 3 === 0 ? [1, writes] : writes } })),
        db.run({ insert: 'docs', documents: [{ _id: COUNT + writes, m: -1 }] }),
        db.run({ delete: 'docs', deletes: [{ q: { _id: (writes * 91) % COUNT }, limit: 1 }] }),
      );
      await new Promise(setImmediate);
    }
    for (const reply of await Promise.all(written)) expect(reply).toMatchObject({ ok: 1 });
    expect(writes).toBeGreaterThan(20);
    expect(await built).toMatchObject({ ok: 1, numIndexesAfter: 4 });
    await db.reopen();
    for (const filter of [{ m: 5 }, { m: { $gte: 0 } }, { m: 1 }, { m: -1 }, { m: { $lt: 1000 } }]) {
      const read = async (rest: Doc): Promise<unknown[]> =>
        ids(await db.run({ find: 'docs', filter, sort: { _id: 1 }, ...everything, ...rest }));
      expect(await read({ hint })).toEqual(await read({ hint: { $natural: 1 } }));
    }
    const { cursor } = await db.run({ find: 'docs', filter: { m: { $exists: true } }, hint, ...everything });
    expect(((cursor as Doc).firstBatch as Doc[]).length).toBe((await db.run({ count: 'docs' })).n);
  });

  it('of keys that each document has for itself: those of the end count', async () => {
    await filled();
    await db.run(update({ _id: { $in: [1, 2] } }, { $set: { m: 'same' } }, { multi: true }));
    const unique = { unique: true, sparse: true };
    const mended = build(unique);
    await db.run(update({ _id: 2 }, { $set: { m: 'other' } }));
    expect(await mended).toMatchObject({ ok: 1 });
    await db.run({ dropIndexes: 'docs', index: hint });
    const broken = build(unique);
    await db.run(update({ _id: 3 }, { $set: { m: 'same' } }));
    expect(await broken).toMatchObject({ ok: 0, code: 11000, keyValue: { m: 'same' } });
    expect(await db.run({ listIndexes: 'docs' })).toMatchObject({ ok: 1 });
    expect(await db.run({ find: 'docs', hint })).toMatchObject({ ok: 0, code: 2 });
  });

  it('is made once by those who want it at the same time', async () => {
    await filled();
    const replies = await Promise.all([build(), build(), build()]);
    for (const reply of replies) expect(reply).toMatchObject({ ok: 1, numIndexesAfter: 4 });
    const { cursor } = await db.run({ listIndexes: 'docs' });
    expect(((cursor as Doc).firstBatch as Doc[]).map(({ name }) => name)).toEqual([
      '_id_',
      'n',
      'tags',
      hint,
    ]);
  });

  it('waits for a transaction that has written, and has what it commits', async () => {
    await filled();
    const inside = inTransaction(1);
    await db.run({ ...update({ _id: 9 }, { $set: { m: 9 } }), ...inside, startTransaction: true });
    const built = build();
    await db.run(update({ _id: 10 }, { $set: { m: 10 } }));
    await db.run({ commitTransaction: 1, ...inside });
    expect(await built).toMatchObject({ ok: 1 });
    expect(await db.find('docs', { m: { $gt: 0 } }, { hint })).toMatchObject([{ _id: 9 }, { _id: 10 }]);
  });
});

describe('what a command works on', () => {
  const refused = { ok: 0, code: 292, codeName: 'QueryExceededMemoryLimitNoDiskUseAllowed' };

  it.each<[string, Doc]>([
    ['a sort', { find: 'docs', sort: { group: 1 } }],
    [
      'a sort behind a stage',
      { aggregate: 'docs', pipeline: [{ $project: { n: 1 } }, { $sort: { n: -1 } }], cursor: {} },
    ],
    ['groups', { aggregate: 'docs', pipeline: [{ $group: { _id: '$n' } }], cursor: {} }],
    [
      'what groups hold',
      { aggregate: 'docs', pipeline: [{ $group: { _id: 1, all: { $push: '$tags' } } }], cursor: {} },
    ],
    ['results', { aggregate: 'docs', pipeline: [{ $project: { n: 1 } }], cursor: {} }],
  ])('has a bound: %s', async (_words, command) => {
    await filled({ workBytes: 100_000 });
    expect(await db.run(command)).toMatchObject(refused);
  });

  it.each<[string, Doc]>([
    ['the first of a sort', { find: 'docs', sort: { group: 1 }, limit: 10 }],
    [
      'few groups',
      { aggregate: 'docs', pipeline: [{ $group: { _id: '$group', n: { $sum: '$n' } } }], cursor: {} },
    ],
    [
      'what is dropped on the way',
      { aggregate: 'docs', pipeline: [{ $unwind: '$tags' }, { $match: { tags: 3 } }], cursor: {} },
    ],
    ['results that come as they are stored', { find: 'docs', filter: { n: { $gte: 0 } } }],
  ])('is below it: %s', async (_words, command) => {
    await filled({ workBytes: 100_000 });
    expect(await db.run(command)).toMatchObject({ ok: 1 });
  });
});
