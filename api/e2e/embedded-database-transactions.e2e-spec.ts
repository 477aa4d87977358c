import { Binary, type ClientSession, type Document, Long, MongoClient, type MongoServerError } from 'mongodb';
import { DatabaseProcess } from './harness/database-process.js';
import { RawConnection } from './harness/raw-connection.js';

interface Account {
  _id: string;
  balance: number;
  email?: string;
}

describe('transactions of the embedded database', () => {
  let database: DatabaseProcess;
  let client: MongoClient;
  let sessions: ClientSession[];
  const accounts = () => client.db().collection<Account>('accounts');
  const balance = async (_id: string, session?: ClientSession): Promise<number | undefined> =>
    (await accounts().findOne({ _id }, session ? { session } : {}))?.balance;
  const begin = (): ClientSession => {
    const session = client.startSession();
    session.startTransaction();
    sessions.push(session);
    return session;
  };

  beforeAll(async () => {
    database = await DatabaseProcess.start();
    client = await MongoClient.connect(database.uri);
    await accounts().createIndex({ email: 1 }, { unique: true, sparse: true });
  });
  beforeEach(async () => {
    sessions = [];
    await accounts().deleteMany({});
    await accounts().insertMany([
      { _id: 'a', balance: 100 },
      { _id: 'b', balance: 100 },
    ]);
  });
  afterEach(() => Promise.all(sessions.map((session) => session.endSession())));
  afterAll(async () => {
    await client.close();
    await database.stopAndRemove();
  });

  it('shows its writes to itself before the commit, and to all after it', async () => {
    const session = begin();
    await accounts().updateOne({ _id: 'a' }, { $inc: { balance: -10 } }, { session });
    await accounts().insertOne({ _id: 'c', balance: 10 }, { session });
    expect(await balance('a', session)).toBe(90);
    expect(await accounts().countDocuments({}, { session })).toBe(3);
    expect([await balance('a'), await balance('c')]).toEqual([100, undefined]);
    await session.commitTransaction();
    expect([await balance('a'), await balance('c')]).toEqual([90, 10]);
  });

  it('leaves nothing behind when it is aborted', async () => {
    const session = begin();
    await accounts().deleteOne({ _id: 'a' }, { session });
    await accounts().insertOne({ _id: 'c', balance: 1, email: 'c@shop' }, { session });
    await session.abortTransaction();
    expect(await accounts().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', balance: 100 },
      { _id: 'b', balance: 100 },
    ]);
    await accounts().insertOne({ _id: 'd', balance: 1, email: 'c@shop' });
  });

  it('reads the state from when it began, whatever others commit', async () => {
    const session = begin();
    expect(await balance('a', session)).toBe(100);
    await accounts().updateOne({ _id: 'a' }, { $set: { balance: 1 } });
    await accounts().deleteOne({ _id: 'b' });
    await accounts().insertOne({ _id: 'c', balance: 1 });
    const seen = await accounts().find({}, { session }).sort({ _id: 1 }).toArray();
    expect(seen.map(({ _id, balance }) => [_id, balance])).toEqual([
      ['a', 100],
      ['b', 100],
    ]);
    expect(
      await accounts().find({ balance: 100 }, { session }).sort({ balance: -1 }).limit(5).toArray(),
    ).toHaveLength(2);
    await session.commitTransaction();
    expect(await accounts().distinct('balance')).toEqual([1]);
  });

  it('refuses to overwrite what another one changed after it began', async () => {
    const session = begin();
    await balance('b', session);
    await accounts().updateOne({ _id: 'a' }, { $inc: { balance: 1 } });
    const error = await accounts()
      .updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session })
      .catch((thrown: MongoServerError) => thrown as MongoServerError);
    expect(error).toMatchObject({ code: 112 });
    expect((error as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    expect(await balance('a')).toBe(101);
  });

  it('refuses a document another transaction holds, and that one’s unique key', async () => {
    const [first, second] = [begin(), begin()];
    await accounts().updateOne({ _id: 'a' }, { $set: { email: 'a@shop' } }, { session: first });
    await balance('b', second);
    const insert = accounts().insertOne({ _id: 'c', balance: 0, email: 'a@shop' }, { session: second });
    await expect(insert).rejects.toMatchObject({ code: 112 });
    await first.commitTransaction();
    await expect(accounts().insertOne({ _id: 'c', balance: 0, email: 'a@shop' })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('lets a plain write wait for the transaction that holds its document', async () => {
    const session = begin();
    await accounts().updateOne({ _id: 'a' }, { $inc: { balance: -50 } }, { session });
    let done = false;
    const waiting = accounts()
      .updateOne({ _id: 'a', balance: { $gte: 80 } }, { $inc: { balance: -80 } })
      .finally(() => {
        done = true;
      });
    await accounts().updateOne({ _id: 'b' }, { $inc: { balance: 1 } });
    expect(done).toBe(false);
    await session.commitTransaction();
    expect(await waiting).toMatchObject({ matchedCount: 0 });
    expect(await balance('a')).toBe(50);
  });

  it('lets a change of many documents wait as a whole, and happen once', async () => {
    const session = begin();
    await accounts().updateOne({ _id: 'b' }, { $inc: { balance: -50 } }, { session });
    const waiting = accounts().updateMany({}, { $inc: { balance: 1 } });
    expect(await balance('a')).toBe(100);
    await session.commitTransaction();
    expect(await waiting).toMatchObject({ modifiedCount: 2 });
    expect([await balance('a'), await balance('b')]).toEqual([101, 51]);
  });

  it('refuses a unique key that a document it changed itself still has', async () => {
    await accounts().updateOne({ _id: 'a' }, { $set: { email: 'a@shop' } });
    const session = begin();
    await accounts().updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session });
    const insert = accounts().insertOne({ _id: 'c', balance: 0, email: 'a@shop' }, { session });
    await expect(insert).rejects.toMatchObject({ code: 11000 });
  });

  it('may reuse a unique key that it released itself', async () => {
    await accounts().updateOne({ _id: 'a' }, { $set: { email: 'a@shop' } });
    const session = begin();
    await accounts().updateOne({ _id: 'a' }, { $unset: { email: '' } }, { session });
    await accounts().insertOne({ _id: 'c', balance: 0, email: 'a@shop' }, { session });
    await session.commitTransaction();
    expect(await accounts().findOne({ email: 'a@shop' })).toMatchObject({ _id: 'c' });
  });

  it('ends with the first error and says so', async () => {
    const session = begin();
    await accounts().insertOne({ _id: 'c', balance: 1 }, { session });
    await expect(accounts().insertOne({ _id: 'a', balance: 1 }, { session })).rejects.toMatchObject({
      code: 11000,
    });
    await expect(balance('c', session)).rejects.toMatchObject({ code: 251 });
    expect(await balance('c')).toBeUndefined();
  });

  it('never loses or creates money under many concurrent transfers', async () => {
    const ids = ['p', 'q', 'r', 's'];
    await accounts().insertMany(ids.map((_id) => ({ _id, balance: 1000 })));
    const transfer = async (n: number): Promise<void> => {
      const [from, to] = [ids[n % 4] as string, ids[(n * 7 + 1) % 4] as string];
      if (from === to) return;
      await client.withSession((session) =>
        session.withTransaction(async () => {
          const { modifiedCount } = await accounts().updateOne(
            { _id: from, balance: { $gte: 300 } },
            { $inc: { balance: -300 } },
            { session },
          );
          if (modifiedCount === 1)
            await accounts().updateOne({ _id: to }, { $inc: { balance: 300 } }, { session });
        }),
      );
    };
    await Promise.all(Array.from({ length: 60 }, (_, n) => transfer(n)));
    const found = await accounts()
      .find({ _id: { $in: ids } })
      .toArray();
    expect(found.reduce((sum, { balance }) => sum + balance, 0)).toBe(4000);
    expect(Math.min(...found.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
  });

  describe('a write that is sent again', () => {
    const lsid = { id: new Binary(Buffer.alloc(16, 7), Binary.SUBTYPE_UUID) };
    /** What a command answers, apart from when that was. */
    const answerOf = async (raw: RawConnection, command: Document): Promise<Document> => {
      const { operationTime, ...answer } = await raw.command(command);
      expect(operationTime).toBeDefined();
      return answer;
    };
    const increment = (txnNumber: number) => ({
      findAndModify: 'accounts',
      query: { _id: 'a' },
      update: { $inc: { balance: 1 } },
      new: true,
      lsid,
      txnNumber: Long.fromNumber(txnNumber),
    });

    it('takes effect once and is answered the same, also after a crash', async () => {
      const raw = await RawConnection.open(database.uri);
      const answer = await answerOf(raw, increment(1));
      expect(answer).toMatchObject({ ok: 1, value: { balance: 101 } });
      expect(await answerOf(raw, increment(1))).toEqual(answer);
      raw.close();
      await database.kill();
      database = await DatabaseProcess.start(database.dataDir);
      await client.close();
      client = await MongoClient.connect(database.uri);
      const again = await RawConnection.open(database.uri);
      expect(await answerOf(again, increment(1))).toEqual(answer);
      expect(await again.command(increment(2))).toMatchObject({ value: { balance: 102 } });
      expect(await again.command(increment(1))).toMatchObject({ ok: 0, code: 225 });
      again.close();
    });

    it('continues a bulk where it was', async () => {
      const raw = await RawConnection.open(database.uri);
      const documents = [{ _id: 'x' }, { _id: 'a' }, { _id: 'y' }];
      const bulk = { insert: 'accounts', documents, ordered: false, lsid, txnNumber: Long.fromNumber(10) };
      const answer = await answerOf(raw, bulk);
      expect(answer).toMatchObject({ n: 2, writeErrors: [{ index: 1, code: 11000 }] });
      expect(await answerOf(raw, bulk)).toEqual(answer);
      raw.close();
    });

    it('commits once', async () => {
      const raw = await RawConnection.open(database.uri);
      const transaction = { lsid, txnNumber: Long.fromNumber(20), autocommit: false };
      await raw.command({
        insert: 'accounts',
        documents: [{ _id: 'z' }],
        ...transaction,
        startTransaction: true,
      });
      expect(await raw.command({ commitTransaction: 1, ...transaction })).toMatchObject({ ok: 1 });
      expect(await raw.command({ commitTransaction: 1, ...transaction })).toMatchObject({ ok: 1 });
      expect(await accounts().countDocuments({ _id: 'z' })).toBe(1);
      raw.close();
    });
  });
});
