import { Binary, Long } from 'bson';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

/** So little that all of it is exceeded: documents go in and out of memory, results are numbers, the journal is moved. */
const TIGHT = {
  documentBytes: 4_000,
  indexBytes: 300,
  chunkPairs: 4,
  smallCollection: 5,
  resultBytes: 300,
  checkpointBytes: 3_000,
};
const INDEXES = [
  { key: { a: 1 }, name: 'a' },
  { key: { b: 1, a: -1 }, name: 'b' },
  { key: { u: 1 }, name: 'u', unique: true, sparse: true },
];
const PATIENCE_MS = 300_000;

type Content = Map<number, Doc>;

/** What one document has beside its number: `b` is a list at times, `u` is unique. */
const fields = fc.record(
  {
    a: fc.nat(6),
    b: fc.oneof(fc.nat(4), fc.array(fc.nat(4), { maxLength: 3 }), fc.constant('text')),
    u: fc.nat(40),
    text: fc.constantFrom('', 'x'.repeat(100), 'y'.repeat(2_500)),
  },
  { requiredKeys: ['a', 'b'] },
);
const MAX_ID = 25;
const id = fc.nat(MAX_ID);
const write = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), id, fields }),
  fc.record({ kind: fc.constant('update' as const), id, fields }),
  fc.record({ kind: fc.constant('many' as const), a: fc.nat(6), b: fc.nat(4) }),
  fc.record({ kind: fc.constant('delete' as const), id }),
);
const step = fc.oneof(
  { weight: 12, arbitrary: write },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('transaction' as const),
      writes: fc.array(write, { minLength: 1, maxLength: 4 }),
      outside: fc.option(write),
      commits: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'checkpoint' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'begin checkpoint' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reopen' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'kill' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('index' as const), at: fc.nat(2) }) },
);
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never;

/** The same in plain JavaScript. @returns false when a unique key is taken */
function applyTo(content: Content, one: Write, hasUnique: boolean): boolean {
  const taken = (id: number, u: unknown): boolean =>
    hasUnique && u !== undefined && [...content].some(([other, doc]) => other !== id && doc.u === u);
  switch (one.kind) {
    case 'insert':
      if (content.has(one.id) || taken(one.id, one.fields.u)) return false;
      content.set(one.id, { _id: one.id, ...one.fields });
      return true;
    case 'update':
      if (!content.has(one.id)) return true;
      if (taken(one.id, one.fields.u)) return false;
      content.set(one.id, { _id: one.id, ...one.fields });
      return true;
    case 'many':
      for (const [id, doc] of content) if (doc.a === one.a) content.set(id, { ...doc, b: one.b });
      return true;
    case 'delete':
      content.delete(one.id);
      return true;
  }
}

function commandOf(one: Write): Doc {
  switch (one.kind) {
    case 'insert':
      return { insert: 'docs', documents: [{ _id: one.id, ...one.fields }] };
    case 'update':
      return { update: 'docs', updates: [{ q: { _id: one.id }, u: one.fields }] };
    case 'many':
      return { update: 'docs', updates: [{ q: { a: one.a }, u: { $set: { b: one.b } }, multi: true }] };
    case 'delete':
      return { delete: 'docs', deletes: [{ q: { _id: one.id }, limit: 1 }] };
  }
}

const byId = (docs: Doc[]): Doc[] => docs.sort((x, y) => Number(x._id) - Number(y._id));
const holds = (value: unknown, wanted: number): boolean =>
  value === wanted || (Array.isArray(value) && value.includes(wanted));

/** Every question is asked of each index and of a scan, in batches, inside of a transaction or outside. */
async function expectContent(db: CommandRunner, content: Content, indexes: Set<number>, inside: Doc = {}) {
  const all = [...content.values()];
  const ask = async (filter: Doc, rest: Doc = {}): Promise<Doc[]> => {
    const docs: Doc[] = [];
    let reply = await db.run({ find: 'docs', filter, batchSize: 4, ...rest, ...inside });
    expect(reply).toMatchObject({ ok: 1 });
    for (let batch = 'firstBatch'; ; batch = 'nextBatch') {
      const cursor = reply.cursor as Doc;
      docs.push(...(cursor[batch] as Doc[]));
      if (!cursor.id) return docs;
      reply = await db.run({
        getMore: Long.fromBigInt(BigInt(cursor.id as number)),
        collection: 'docs',
        batchSize: 3,
        ...inside,
      });
      expect(reply).toMatchObject({ ok: 1 });
    }
  };
  const scan = { hint: { $natural: 1 } };
  expect(byId(await ask({}, scan))).toEqual(byId([...all]));
  expect((await ask({}, { sort: { _id: 1 } })).map(({ _id }) => _id)).toEqual(
    all.map(({ _id }) => _id).sort((x, y) => Number(x) - Number(y)),
  );
  if (!inside.lsid) expect(await db.run({ count: 'docs' })).toMatchObject({ n: all.length });
  else
    for (let _id = 0; _id <= MAX_ID; _id++)
      expect(await ask({ _id, a: { $gte: 0 } })).toEqual(all.filter((doc) => doc._id === _id));
  for (let value = 0; value < 5; value++) {
    for (const how of [{}, scan]) {
      const sorted = await ask({ a: value }, { ...how, sort: { a: 1, _id: -1 } });
      expect(sorted.map(({ _id }) => _id)).toEqual(
        all
          .filter(({ a }) => a === value)
          .map(({ _id }) => Number(_id))
          .sort((x, y) => y - x),
      );
      expect(byId(await ask({ b: value }, how))).toEqual(byId(all.filter(({ b }) => holds(b, value))));
    }
  }
  if (indexes.has(0)) expect(byId(await ask({}, { hint: 'a' }))).toEqual(byId([...all]));
  if (indexes.has(1)) expect(byId(await ask({}, { hint: 'b' }))).toEqual(byId([...all]));
  if (indexes.has(2))
    expect(byId(await ask({ u: { $gte: 0 } }, { hint: 'u' }))).toEqual(
      byId(all.filter(({ u }) => u !== undefined)),
    );
  const descending = await ask({ a: { $gte: 2 } }, { sort: { a: -1 }, limit: 7 });
  const wanted = all
    .map(({ a }) => Number(a))
    .filter((a) => a >= 2)
    .sort((x, y) => y - x);
  expect(descending.map(({ a }) => a)).toEqual(wanted.slice(0, 7));
}

it(
  'answers as plain JavaScript does, whatever is in memory, in the journal or in the tables',
  async () => {
    let sessions = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        const db = CommandRunner.open(TIGHT);
        const content: Content = new Map();
        const indexes = new Set<number>();
        const session = (): Doc => ({
          lsid: { id: new Binary(Buffer.alloc(16, String(++sessions)), 4) },
          txnNumber: 1,
          autocommit: false,
        });
        const run = async (one: Write, to: Content, inside: Doc = {}): Promise<boolean> => {
          const expected = applyTo(to, one, indexes.has(2));
          const reply = await db.run({ ...commandOf(one), ...inside });
          const failed = reply.ok !== 1 || reply.writeErrors !== undefined;
          expect([one, failed]).toEqual([one, !expected]);
          return expected;
        };
        try {
          await db.run({ create: 'docs' });
          for (const one of steps) {
            switch (one.kind) {
              case 'transaction': {
                const inside = session();
                const own: Content = new Map(content);
                let lives = true;
                for (const [at, each] of one.writes.entries()) {
                  lives = await run(each, own, {
                    ...inside,
                    ...(at === 0 ? { startTransaction: true } : {}),
                  });
                  if (!lives) break;
                }
                if (lives) await expectContent(db, own, indexes, inside);
                await expectContent(db, content, indexes);
                if (!lives) break;
                if (one.commits) {
                  expect(await db.run({ commitTransaction: 1, ...inside })).toMatchObject({ ok: 1 });
                  content.clear();
                  for (const [key, doc] of own) content.set(key, doc);
                } else await db.run({ abortTransaction: 1, ...inside });
                break;
              }
              case 'checkpoint':
                await db.engine.store.checkpoint();
                break;
              case 'begin checkpoint':
                void db.engine.store.checkpoint();
                break;
              case 'reopen':
                await db.reopen();
                break;
              case 'kill':
                await db.kill();
                break;
              case 'index': {
                const { name, key, ...rest } = INDEXES[one.at] as Doc;
                if (indexes.delete(one.at)) await db.run({ dropIndexes: 'docs', index: name });
                else {
                  const reply = await db.run({ createIndexes: 'docs', indexes: [{ key, name, ...rest }] });
                  if (reply.ok === 1) indexes.add(one.at);
                  else expect(reply.code).toBe(11000);
                }
                break;
              }
              default:
                await run(one, content);
            }
            await expectContent(db, content, indexes);
          }
        } finally {
          await db.close();
        }
      }),
      { seed: 18, numRuns: process.env.TEST_TIER === 'all' ? 40 : 12 },
    );
  },
  PATIENCE_MS,
);
