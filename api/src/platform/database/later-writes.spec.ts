import { type ClientSession, type Connection, mongo } from 'mongoose';
import { type LaterWrite, LaterWrites } from './later-writes.js';

const session = {} as ClientSession;
const orders = { name: 'orders' };
const products = { name: 'products' };

const aServerError = (code: number) => new mongo.MongoServerError({ message: 'refused', code });

/** A database that records its commands: of MongoDB 8, or of an earlier version. */
function aDatabase(answer: (ops: readonly object[]) => object[], knowsBulkWrite = true) {
  const commands: object[] = [];
  const command = async (given: { readonly ops: readonly object[] }) => {
    if (!knowsBulkWrite) throw aServerError(59);
    if (given.ops.length === 0) throw aServerError(16);
    commands.push(given);
    return { cursor: { firstBatch: answer(given.ops) } };
  };
  const alone = (name: string) => async (_filter: object, change?: object) => {
    commands.push({ [name]: change ?? _filter });
    return { matchedCount: 0, upsertedCount: 0, deletedCount: 0 };
  };
  const collection = () => ({
    insertOne: alone('insertOne'),
    updateOne: alone('updateOne'),
    deleteMany: alone('deleteMany'),
  });
  const getClient = () => ({ db: () => ({ command, collection }) });
  const connection = { name: 'shop', getClient } as unknown as Connection;
  return { commands, later: new LaterWrites(connection) };
}

const take = (orElse: () => void): LaterWrite => ({
  to: products,
  update: { _id: 1, stock: { $gte: 1 } },
  change: { $inc: { stock: -1 } },
  orElse,
});
const enter: LaterWrite = { to: orders, insert: { _id: 'new' } };

describe('the later writes of a transaction', () => {
  it('travel in one command', async () => {
    const { commands, later } = aDatabase((ops) => ops.map((_, idx) => ({ ok: 1, idx, n: 1 })));
    const orElse = jest.fn();
    await later.write(session, [take(orElse), enter, { to: orders, remove: { of: 'meera' } }]);
    expect(commands).toEqual([
      {
        bulkWrite: 1,
        nsInfo: [{ ns: 'shop.products' }, { ns: 'shop.orders' }],
        ops: [
          {
            update: 0,
            filter: { _id: 1, stock: { $gte: 1 } },
            updateMods: { $inc: { stock: -1 } },
            multi: false,
          },
          { insert: 1, document: { _id: 'new' } },
          { delete: 1, filter: { of: 'meera' }, multi: true },
        ],
      },
    ]);
    expect(orElse).not.toHaveBeenCalled();
  });

  it('say which of them matched nothing', async () => {
    const { later } = aDatabase((ops) => ops.map((_, idx) => ({ ok: 1, idx, n: idx })));
    const soldOut = () => {
      throw new Error('sold out');
    };
    await expect(later.write(session, [take(soldOut), enter])).rejects.toThrow('sold out');
  });

  it('fail as by the driver: a duplicate key, and a conflict after which the transaction is tried again', async () => {
    const failing = (code: number) =>
      aDatabase(() => [{ ok: 0, idx: 0, n: 0, code, errmsg: 'refused' }]).later;
    const duplicate = await failing(11_000)
      .write(session, [enter])
      .catch((error: unknown) => error);
    expect(duplicate).toBeInstanceOf(mongo.MongoServerError);
    expect(duplicate).toMatchObject({ code: 11_000 });
    const conflict = await failing(112)
      .write(session, [enter])
      .catch((error: unknown) => error);
    expect((conflict as mongo.MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
  });

  it('fail where the database leaves one of them unanswered', async () => {
    const { later } = aDatabase(() => [{ ok: 1, idx: 0, n: 1 }]);
    await expect(later.write(session, [take(() => undefined), enter])).rejects.toThrow('1 of 2 writes');
  });

  it('are commands of their own in an earlier MongoDB', async () => {
    const { commands, later } = aDatabase(() => [], false);
    const orElse = jest.fn();
    await later.write(session, [take(orElse), enter, { to: orders, remove: { of: 'meera' } }]);
    expect(commands).toEqual([
      { updateOne: { $inc: { stock: -1 } } },
      { insertOne: { session } },
      { deleteMany: { session } },
    ]);
    expect(orElse).toHaveBeenCalledTimes(1);
  });

  it('need no command when there are none', async () => {
    const { commands, later } = aDatabase(() => []);
    await later.write(session, []);
    expect(commands).toEqual([]);
  });
});
