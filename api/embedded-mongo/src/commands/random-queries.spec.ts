import { Binary, Long } from 'bson';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import { documents, type Query, query } from '../testing/oracle/generators.js';
import { matches, sortKey } from '../testing/oracle/query.js';
import { RANDOM, settings, tried } from '../testing/oracle/sizes.js';
import { compare, type Document } from '../testing/oracle/values.js';
import type { Doc } from '../values/documents.js';

let database: CommandRunner;
let transactions = 0;
beforeAll(() => {
  database = CommandRunner.open();
});
afterAll(() => database.close());

const QUERIES_OF_ONE = 20;
/** Where candidates come from: a scan, the index that is best, each index (sparse and partial ones have not everything). */
const HINTS: Doc[] = [
  { $natural: 1 },
  {},
  { a: 1 },
  { b: -1 },
  { 'a.x': 1 },
  { a: 1, c: -1 },
  { c: 1, b: 1 },
];
const INDEXES: Doc[] = [
  ...HINTS.slice(2).map((key) => ({ key, name: JSON.stringify(key) })),
  { key: { 'b.x': 1 }, name: 'sparse', sparse: true },
  { key: { b: 1 }, name: 'partial', partialFilterExpression: { c: { $gt: 1 } } },
];

function expected(docs: readonly Document[], { filter, sort, skip, limit }: Query): unknown[] {
  const found = docs.filter((doc) => matches(doc, filter));
  found.sort((x, y) => {
    for (const [path, direction] of sort) {
      const order = compare(sortKey(x, path, direction), sortKey(y, path, direction));
      if (order !== 0) return direction * order;
    }
    return 0;
  });
  return found.slice(skip, limit === 0 ? undefined : skip + limit).map((doc) => doc.get('_id'));
}

/** Asks in all ways, and compares. */
async function ask(docs: readonly Document[], wanted: Query, session: Doc): Promise<void> {
  const { filter, skip, limit } = wanted;
  const sort = Object.fromEntries(wanted.sort);
  const ids = expected(docs, wanted);
  const read = async (command: Doc, key: string): Promise<unknown[]> => {
    const reply = await database.run({ ...command, ...session });
    if (reply.ok !== 1) throw new Error(String(reply.errmsg));
    return ((reply.cursor as Doc)[key] as Doc[]).map(({ _id }) => _id);
  };
  for (const hint of HINTS) {
    const found = await read({ find: 'docs', filter, sort, skip, limit, hint }, 'firstBatch');
    expect(found, JSON.stringify(hint)).toEqual(ids);
  }
  const stages = [
    { $match: filter },
    { $sort: sort },
    { $skip: skip },
    ...(limit > 0 ? [{ $limit: limit }] : []),
  ];
  // Behind a stage that no index answers, the stages have to do it themselves.
  for (const pipeline of [stages, [{ $project: { nothing: 0 } }, ...stages]]) {
    expect(await read({ aggregate: 'docs', pipeline, cursor: {} }, 'firstBatch')).toEqual(ids);
  }
}

const toCommand = (docs: readonly Document[]): Doc[] => docs as unknown as Doc[];

async function fill(docs: readonly Document[]): Promise<void> {
  await database.run({ drop: 'docs' });
  await database.run({ createIndexes: 'docs', indexes: INDEXES });
  if (docs.length === 0) return;
  expect(await database.run({ insert: 'docs', documents: toCommand(docs) })).toMatchObject({
    n: docs.length,
  });
}

/** Brings the documents about inside a transaction: some by it, others before it and changed by others since. */
async function inTransaction(
  docs: readonly Document[],
  work: (session: Doc) => Promise<void>,
): Promise<void> {
  const own = docs.filter((_doc, at) => at % 2 === 1);
  const garbage = (doc: Document): Document =>
    new Map([
      ['_id', doc.get('_id') ?? 0],
      ['a', 1],
      ['b', 'a'],
      ['c', 2],
    ]);
  await fill([
    ...docs.filter((_doc, at) => at % 2 === 0),
    ...own.filter((_doc, at) => at % 2 === 0).map(garbage),
  ]);
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(++transactions);
  const session = {
    lsid: { id: new Binary(bytes, Binary.SUBTYPE_UUID) },
    txnNumber: Long.fromInt(1),
    autocommit: false,
  };
  await database.run({ find: 'docs', ...session, startTransaction: true });
  const replace = (doc: Document): Doc => ({ q: { _id: doc.get('_id') }, u: doc, upsert: true });
  if (own.length > 0)
    expect(await database.run({ update: 'docs', updates: own.map(replace), ...session })).toMatchObject({
      n: own.length,
    });
  const others = docs.filter((_doc, at) => at % 2 === 0);
  await database.run({
    update: 'docs',
    updates: others.filter((_doc, at) => at % 2 === 0).map((doc) => replace(garbage(doc))),
  });
  const deletes = others
    .filter((_doc, at) => at % 2 === 1)
    .map((doc) => ({ q: { _id: doc.get('_id') }, limit: 1 }));
  if (deletes.length > 0) await database.run({ delete: 'docs', deletes });
  await database.run({ insert: 'docs', documents: [{ _id: 99, a: 1, b: 'a', c: 2 }] });
  await work(session);
  expect(await database.run({ abortTransaction: 1, ...session })).toMatchObject({ ok: 1 });
}

it(`answers ${RANDOM} random queries as an oracle does: by scan and by each index, in and outside of transactions`, async () => {
  const property = fc.asyncProperty(
    documents,
    fc.array(query, { minLength: QUERIES_OF_ONE, maxLength: QUERIES_OF_ONE }),
    async (docs, queries) => {
      const half = QUERIES_OF_ONE / 2;
      await fill(docs);
      for (const one of queries.slice(0, half)) await tried(docs, one, () => ask(docs, one, {}));
      await inTransaction(docs, async (session) => {
        for (const one of queries.slice(half)) await tried(docs, one, () => ask(docs, one, session));
      });
    },
  );
  await fc.assert(property, settings(QUERIES_OF_ONE));
}, 3_600_000);
