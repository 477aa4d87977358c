import { Binary, Long } from 'bson';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommandRunner } from '../testing/command-runner.js';
import { codesOf, ERROR, everythingInShop, resetShop } from '../testing/refused-statements.js';
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
    expect(codesOf(await outside)).toEqual([[0, ERROR.duplicate]]);
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
    expect(codesOf(await database.run(setU(1, 1)))).toEqual([[0, ERROR.duplicate]]);
  });

  it('may pass from one document to the next within one statement', async () => {
    await database.run({ delete: 'shop', deletes: [{ q: {}, limit: 0 }] });
    await database.run({ insert: 'shop', documents: [3, 2, 1].map((u) => ({ u })) });
    const updates = [{ q: {}, u: { $inc: { u: 1 } }, multi: true }];
    expect((await database.run({ update: 'shop', updates })).nModified).toBe(3);
    await everything();
  });
});
