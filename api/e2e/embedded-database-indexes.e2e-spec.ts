import { until } from '@jhola/test-doubles/until';
import { MongoClient } from 'mongodb';
import { DatabaseProcess } from './harness/database-process.js';
import { RawConnection } from './harness/raw-connection.js';

describe('indexes and collections of the embedded database', () => {
  let database: DatabaseProcess;
  let client: MongoClient;
  const collection = (name: string) => client.db().collection(name);
  /** An empty collection for one test. */
  const fresh = async (name: string) => {
    await collection(name).drop();
    return collection(name);
  };

  beforeAll(async () => {
    database = await DatabaseProcess.start();
    client = await MongoClient.connect(database.uri);
  });
  afterAll(async () => {
    await client.close();
    await database.stopAndRemove();
  });

  it('lists and drops them', async () => {
    const docs = await fresh('shape');
    await docs.createIndex({ a: 1 }, { name: 'by-a', sparse: true });
    expect(await docs.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'by-a', sparse: true },
    ]);
    await docs.dropIndex('by-a');
    expect(await docs.indexes()).toHaveLength(1);
    expect((await client.db().listCollections({ name: 'shape' }).toArray())[0]).toMatchObject({
      name: 'shape',
    });
    await docs.drop();
    expect(await client.db().listCollections({ name: 'shape' }).toArray()).toEqual([]);
  });

  it('refuses a unique index over documents that share a key', async () => {
    const docs = await fresh('shared-keys');
    await docs.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(docs.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await docs.indexes()).toHaveLength(1);
  });

  it('lets documents that a partial index leaves out share a key', async () => {
    const docs = await fresh('partial');
    await docs.createIndex({ key: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await docs.insertMany([{ key: 1 }, { key: 1, active: true }]);
    await expect(docs.insertOne({ key: 1, active: true })).rejects.toMatchObject({ code: 11000 });
    await expect(
      docs.updateOne({ active: { $exists: false } }, { $set: { active: true } }),
    ).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('removes documents whose time has come', async () => {
    const docs = await fresh('expiring');
    await docs.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await docs.insertMany([{ at: new Date(Date.now() - 61_000) }, { at: new Date() }, { other: true }]);
    await until('the expired document to go', async () => (await docs.countDocuments()) === 2);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['text indexes', () => collection('refused').createIndex({ a: 'text' })],
    ['collations', () => collection('refused').find().collation({ locale: 'en' }).toArray()],
    ['$where', () => collection('refused').findOne({ $where: 'true' })],
    [
      '$out',
      () =>
        collection('refused')
          .aggregate([{ $out: 'other' }])
          .toArray(),
    ],
    ['capped collections', () => client.db().createCollection('capped', { capped: true, size: 100 })],
  ])('says that it does not support %s', async (_what, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 238, codeName: 'NotImplemented' });
  });

  it('answers an unknown command, and survives what is no message at all', async () => {
    await expect(client.db().command({ mapReduce: 'x' })).rejects.toMatchObject({ code: 59 });
    const raw = await RawConnection.open(database.uri);
    await expect(raw.exchange(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).rejects.toThrow();
    expect(await client.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});
