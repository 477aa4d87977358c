import { Binary, Decimal128, Long } from 'bson';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WireServer } from '../server.js';
import { CommandRunner } from '../testing/command-runner.js';
import type { Doc } from '../values/documents.js';

let database: CommandRunner;
let sessions = 0;
beforeAll(() => {
  database = CommandRunner.open();
});
afterAll(() => database.close());

const INDEXES = [
  { key: { a: 1, b: 1 }, name: 'pair' },
  { key: { u: 1 }, name: 'u', unique: true, sparse: true },
  { key: { n: 1 }, name: 'n' },
];
const STORED: Doc[] = [
  { _id: 1, a: 1, b: [1], u: 1, n: 5 },
  { _id: 2, a: [2], b: 2, u: 2, n: 5 },
  { _id: 3, u: 3, n: 5 },
];
const PARALLEL = { a: [1], b: [1] };
/** What a double cannot hold exactly cannot be ordered in an index. */
const LARGE = Long.fromString('9007199254740993');
const E = { parallel: 171, duplicate: 11000, unsupported: 238, bad: 2 };

/** A collection and its indexes, in memory and by each index, which must agree. */
async function everything(): Promise<Doc> {
  const scan = await database.find('shop', {}, { sort: { _id: 1 }, hint: { $natural: 1 } });
  for (const { key, sparse } of INDEXES) {
    // A sparse index answers only what asks for its field.
    const byIndex = await database.find('shop', sparse ? { u: { $gt: 0 } } : {}, { hint: key });
    const inIndex = scan.filter((doc) => !sparse || 'u' in doc);
    expect(byIndex.map(({ _id }) => String(_id)).sort()).toEqual(
      inIndex.map(({ _id }) => String(_id)).sort(),
    );
  }
  const { cursor } = await database.run({ listIndexes: 'shop' });
  return { scan, indexes: (cursor as Doc).firstBatch };
}

const session = (): Doc => {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(++sessions);
  return { id: new Binary(bytes, Binary.SUBTYPE_UUID) };
};

/** The codes of a reply's errors: the command's own, or those of its statements by their position. */
const codes = ({ code, writeErrors = [] }: Doc): unknown[] =>
  code === undefined ? (writeErrors as Doc[]).map((error) => [error.index, error.code]) : [code];

beforeEach(async () => {
  await database.run({ drop: 'shop' });
  await database.run({ createIndexes: 'shop', indexes: INDEXES });
  await database.run({ insert: 'shop', documents: STORED });
});

/** One refused statement of each kind: its command, and the error's code. */
const STATEMENTS: [what: string, command: Doc, code: number][] = [
  ['an insert of parallel arrays', { insert: 'shop', documents: [{ _id: 9, ...PARALLEL }] }, E.parallel],
  [
    'an insert of an int64 that is too large',
    { insert: 'shop', documents: [{ _id: 9, n: LARGE }] },
    E.unsupported,
  ],
  ['an insert of a taken key', { insert: 'shop', documents: [{ _id: 9, u: 2 }] }, E.duplicate],
  ['an insert of a taken _id', { insert: 'shop', documents: [{ _id: 2, n: 1 }] }, E.duplicate],
  ['an update', { update: 'shop', updates: [{ q: { _id: 3 }, u: { $set: PARALLEL } }] }, E.parallel],
  [
    'an update to a large int64',
    { update: 'shop', updates: [{ q: { _id: 3 }, u: { $set: { n: LARGE } } }] },
    E.unsupported,
  ],
  ['a replacement', { update: 'shop', updates: [{ q: { _id: 3 }, u: PARALLEL }] }, E.parallel],
  [
    'an update of many whose last one is refused',
    { update: 'shop', updates: [{ q: {}, u: { $set: { b: [7] } }, multi: true }] },
    E.parallel,
  ],
  [
    'an update of many to one unique key',
    { update: 'shop', updates: [{ q: {}, u: { $set: { u: 8 } }, multi: true }] },
    E.duplicate,
  ],
  [
    'an upsert',
    { update: 'shop', updates: [{ q: { _id: 9 }, u: { $set: PARALLEL }, upsert: true }] },
    E.parallel,
  ],
  [
    'an upsert of a taken key',
    { update: 'shop', updates: [{ q: { _id: 9 }, u: { $set: { u: 1 } }, upsert: true }] },
    E.duplicate,
  ],
  [
    'an update that cannot be computed',
    { update: 'shop', updates: [{ q: { _id: 1 }, u: { $inc: { b: 1 } } }] },
    14,
  ],
  [
    'a delete whose filter cannot be computed',
    { delete: 'shop', deletes: [{ q: { $expr: { $divide: [1, 0] } }, limit: 0 }] },
    E.bad,
  ],
  ['findAndModify', { findAndModify: 'shop', query: { _id: 3 }, update: { $set: PARALLEL } }, E.parallel],
  [
    'findAndModify of a taken key',
    { findAndModify: 'shop', query: { _id: 3 }, update: { $set: { u: 1 } } },
    E.duplicate,
  ],
  [
    'findAndModify that inserts',
    { findAndModify: 'shop', query: { _id: 9 }, update: { $set: PARALLEL }, upsert: true },
    E.parallel,
  ],
  [
    'findAndModify whose answer cannot be computed',
    {
      findAndModify: 'shop',
      query: { _id: 3 },
      update: { $set: { n: 1 } },
      fields: { x: { $divide: [1, 0] } },
    },
    E.bad,
  ],
  [
    'findAndModify that removes, whose answer cannot be computed',
    { findAndModify: 'shop', query: { _id: 3 }, remove: true, fields: { x: { $divide: [1, 0] } } },
    E.bad,
  ],
];

describe('a write that is refused', () => {
  it.each(STATEMENTS)('leaves everything as it was: %s', async (_what, command, code) => {
    const before = await everything();
    const reply = await database.run(command);
    expect(codes(reply).flat()).toContain(code);
    expect(await everything()).toEqual(before);
    await database.reopen();
    expect(await everything()).toEqual(before);
  });

  it.each(STATEMENTS)('ends its transaction, with all that it wrote: %s', async (_what, command, code) => {
    const before = await everything();
    const transaction = { lsid: session(), txnNumber: Long.fromNumber(1), autocommit: false };
    const first = { insert: 'shop', documents: [{ _id: 20, n: 1 }], ...transaction, startTransaction: true };
    expect((await database.run(first)).n).toBe(1);
    expect(codes(await database.run({ ...command, ...transaction })).flat()).toContain(code);
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
    const errors = refused.map((index) => [index, E.parallel]);
    expect([reply.n, codes(reply)]).toEqual([added.length, errors]);
    const after = await everything();
    expect((after.scan as Doc[]).map(({ _id }) => _id)).toEqual([1, 2, 3, ...added]);

    // The driver may send it again: it gets the same answer, and nothing is written twice, also after a restart.
    const first = { ...(await database.run(command)) };
    expect([first.n, codes(first)]).toEqual([added.length, errors]);
    await database.reopen();
    const again = await database.run(command);
    expect([again.n, codes(again)]).toEqual([added.length, errors]);
    expect(await everything()).toEqual(after);
  });

  it('leaves a unique index as good as it was', async () => {
    const indexes = [{ key: { a: 1, b: 1 }, name: 'both', unique: true }];
    await database.run({ createIndexes: 'twins', indexes });
    expect(codes(await database.run({ insert: 'twins', documents: [{ _id: 1, ...PARALLEL }] }))).toEqual([
      [0, 171],
    ]);
    const documents = [
      { _id: 2, a: [1, 2], b: 3 },
      { _id: 3, a: 4, b: [5] },
    ];
    expect((await database.run({ insert: 'twins', documents })).n).toBe(2);
    expect(codes(await database.run({ insert: 'twins', documents: [{ a: 2, b: 3 }] }))).toEqual([
      [0, E.duplicate],
    ]);
  });

  it('is remembered for a repeat, however long the bulk was', async () => {
    const documents = Array.from({ length: 60_000 }, () => ({ _id: 2, text: 'x'.repeat(20) }));
    const command = {
      insert: 'shop',
      documents,
      ordered: false,
      lsid: session(),
      txnNumber: Long.fromNumber(1),
    };
    expect((await database.run(command)).writeErrors).toHaveLength(60_000);
    await database.reopen();
    expect((await database.run(command)).writeErrors).toHaveLength(60_000);
  });
});

describe('an index that cannot be made', () => {
  it.each<[string, Doc[], Doc[], number]>([
    [
      'parallel arrays',
      [PARALLEL],
      [
        { key: { n: 1 }, name: 'x' },
        { key: { a: 1, b: 1 }, name: 'y' },
      ],
      E.parallel,
    ],
    [
      'documents that share a key',
      [{ n: 1 }, { n: 1 }],
      [
        { key: { x: 1 }, name: 'x' },
        { key: { n: 1 }, name: 'n', unique: true },
      ],
      E.duplicate,
    ],
    ['an int64 that is too large', [{ n: LARGE }], [{ key: { n: 1 }, name: 'n' }], E.unsupported],
    [
      'two of one name',
      [{ n: 1 }],
      [
        { key: { n: 1 }, name: 'n' },
        { key: { x: 1 }, name: 'n' },
      ],
      86,
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

describe('unique keys inside a transaction', () => {
  const begin = (): [first: Doc, rest: Doc] => {
    const rest = { lsid: session(), txnNumber: Long.fromNumber(1), autocommit: false };
    return [{ ...rest, startTransaction: true }, rest];
  };
  const read = (rest: Doc): Promise<Doc> => database.run({ find: 'shop', filter: {}, ...rest });

  it.each([
    ['_id', { delete: 'shop', deletes: [{ q: { _id: 2 }, limit: 1 }] }, { _id: 2 }],
    [
      'another key',
      { update: 'shop', updates: [{ q: { _id: 2 }, u: { $set: { u: 7 } } }] },
      { _id: 9, u: 2 },
    ],
  ])('cannot be taken while its snapshot has them: %s', async (_what, outside, doc) => {
    const [first, rest] = begin();
    await read(first);
    await database.run(outside);
    expect((await database.run({ insert: 'shop', documents: [doc], ...rest })).code).toBe(112);
    expect((await database.run({ commitTransaction: 1, ...rest })).code).toBe(251);
  });

  it('stay reserved for a document that it changes again', async () => {
    const [first, rest] = begin();
    await database.run({ insert: 'shop', documents: [{ _id: 9, u: 9 }], ...first });
    await database.run({ update: 'shop', updates: [{ q: { _id: 9 }, u: { $set: { n: 1 } } }], ...rest });
    const outside = database.run({ insert: 'shop', documents: [{ _id: 10, u: 9 }] });
    await database.run({ commitTransaction: 1, ...rest });
    expect(codes(await outside)).toEqual([[0, E.duplicate]]);
    await everything();
  });

  it('cannot be taken back once another document of it has them', async () => {
    const [first, rest] = begin();
    const setU = (_id: number, u: number): Doc => ({
      update: 'shop',
      updates: [{ q: { _id }, u: { $set: { u } } }],
      ...rest,
    });
    await database.run({ ...setU(1, 7), ...first });
    expect((await database.run(setU(2, 1))).n).toBe(1);
    expect(codes(await database.run(setU(1, 1)))).toEqual([[0, E.duplicate]]);
  });

  it('may pass from one document to the next within one statement', async () => {
    await database.run({ delete: 'shop', deletes: [{ q: {}, limit: 0 }] });
    await database.run({ insert: 'shop', documents: [3, 2, 1].map((u) => ({ u })) });
    const updates = [{ q: {}, u: { $inc: { u: 1 } }, multi: true }];
    expect((await database.run({ update: 'shop', updates })).nModified).toBe(3);
    await everything();
  });
});

describe('through the driver', () => {
  it('a command that could not even be read ends its transaction, and a refused one is told', async () => {
    const server = new WireServer(database.engine);
    database.engine.address = await server.listen(0);
    const client = await MongoClient.connect(
      `mongodb://${database.engine.address}/test?replicaSet=embedded&directConnection=true`,
    );
    const shop = client.db().collection<Doc & { _id: number }>('shop');
    const before = await shop.find().toArray();
    for (const refused of [
      { _id: 31, n: new Decimal128('1') },
      { _id: 31, ...PARALLEL },
    ]) {
      const one = client.startSession();
      one.startTransaction();
      await shop.insertOne({ _id: 30 }, { session: one });
      await expect(shop.insertOne(refused, { session: one })).rejects.toThrow();
      await expect(one.commitTransaction()).rejects.toMatchObject({ code: 251 });
      await one.endSession();
      expect(await shop.find().toArray()).toEqual(before);
    }
    const bulk = [1, 40, 41].map((_id) => ({ insertOne: { document: { _id } } }));
    await expect(shop.bulkWrite(bulk, { ordered: false })).rejects.toMatchObject({ code: E.duplicate });
    await expect(shop.bulkWrite(bulk, { ordered: true })).rejects.toMatchObject({ code: E.duplicate });
    expect(await shop.countDocuments()).toBe(5);
    await client.close();
    await server.close();
  });
});
