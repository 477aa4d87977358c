import {
  type Document,
  Double,
  Long,
  MongoBulkWriteError,
  MongoClient,
  MongoServerError,
  ObjectId,
} from 'mongodb';
import { DatabaseProcess } from './harness/database-process.js';

/** A document whose id the test gives. */
interface Numbered extends Document {
  _id: number;
}

describe('the embedded database, to the official driver', () => {
  let database: DatabaseProcess;
  let client: MongoClient;
  const collection = <Row extends Document = Document>(name: string) => client.db().collection<Row>(name);
  /** An empty collection for one test. */
  const fresh = async <Row extends Document = Document>(name: string) => {
    await collection(name).drop();
    return collection<Row>(name);
  };

  beforeAll(async () => {
    database = await DatabaseProcess.start();
    client = await MongoClient.connect(database.uri);
  });
  afterAll(async () => {
    await client.close();
    await database.stopAndRemove();
  });

  describe('writes', () => {
    it('inserts, updates, replaces and deletes, and counts what it did', async () => {
      const docs = await fresh('writes');
      const inserted = await docs.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
      expect(inserted.insertedCount).toBe(3);
      expect(await docs.updateMany({ n: { $gte: 2 } }, { $inc: { n: 10 } })).toMatchObject({
        matchedCount: 2,
        modifiedCount: 2,
      });
      expect(await docs.updateOne({ n: 1 }, { $set: { n: 1 } })).toMatchObject({
        matchedCount: 1,
        modifiedCount: 0,
      });
      expect(await docs.replaceOne({ n: 1 }, { m: 1 })).toMatchObject({ modifiedCount: 1 });
      const { upsertedId } = await docs.updateOne(
        { n: 99 },
        { $setOnInsert: { made: true } },
        { upsert: true },
      );
      expect(await docs.findOne({ n: 99 })).toEqual({ _id: upsertedId, n: 99, made: true });
      expect(await docs.deleteOne({ n: { $gt: 10 } })).toMatchObject({ deletedCount: 1 });
      expect(await docs.deleteMany({})).toMatchObject({ deletedCount: 3 });
    });

    it('returns the document before or after a change', async () => {
      const docs = await fresh<Numbered>('modify');
      await docs.insertOne({ _id: 1, n: 1 });
      expect(await docs.findOneAndUpdate({ n: 1 }, { $inc: { n: 1 } })).toMatchObject({ n: 1 });
      const options = { returnDocument: 'after', projection: { n: 1, _id: 0 } } as const;
      expect(await docs.findOneAndUpdate({ n: 2 }, { $inc: { n: 1 } }, options)).toEqual({ n: 3 });
      expect(await docs.findOneAndUpdate({ n: 2 }, { $inc: { n: 1 } })).toBeNull();
      expect(await docs.findOneAndReplace({ n: 3 }, { m: 1 }, { returnDocument: 'after' })).toMatchObject({
        m: 1,
      });
      expect(await docs.findOneAndDelete({ m: 1 })).toMatchObject({ m: 1 });
      expect(await docs.countDocuments()).toBe(0);
    });

    it('goes on after an error in an unordered bulk, and stops at it in an ordered one', async () => {
      const docs = await fresh<Numbered>('bulk');
      const writes = [1, 1, 2].map((id) => ({ insertOne: { document: { _id: id } } }));
      const unordered = await docs
        .bulkWrite(writes, { ordered: false })
        .catch((error: MongoBulkWriteError) => error);
      expect(unordered).toMatchObject({ code: 11000, result: { insertedCount: 2 } });
      await docs.deleteMany({});
      const ordered = await docs.bulkWrite(writes).catch((error: MongoBulkWriteError) => error);
      expect(ordered).toMatchObject({ code: 11000, result: { insertedCount: 1 } });
    });

    it('words a duplicate key as MongoDB does', async () => {
      const docs = await fresh('unique');
      await docs.createIndex({ email: 1, shop: 1 }, { unique: true });
      await docs.insertOne({ email: 'a@b.c', shop: 1 });
      const error = await docs
        .insertOne({ email: 'a@b.c', shop: 1 })
        .catch((thrown: MongoServerError) => thrown);
      expect(error).toBeInstanceOf(MongoServerError);
      expect(error).toMatchObject({
        code: 11000,
        keyPattern: { email: 1, shop: 1 },
        keyValue: { email: 'a@b.c', shop: 1 },
        message:
          'E11000 duplicate key error collection: shop.unique index: email_1_shop_1 dup key: { email: "a@b.c", shop: 1 }',
      });
    });

    it('lets one of many win a unique key, and one of many upserts insert', async () => {
      const docs = await fresh('races');
      await docs.createIndex({ key: 1 }, { unique: true });
      const inserts = await Promise.allSettled(Array.from({ length: 40 }, () => docs.insertOne({ key: 1 })));
      expect(inserts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const upsert = () => docs.updateOne({ key: 2 }, { $inc: { n: 1 } }, { upsert: true });
      await Promise.all(Array.from({ length: 40 }, upsert));
      expect(await docs.find({ key: 2 }).toArray()).toMatchObject([{ n: 40 }]);
    });
  });

  describe('reads', () => {
    beforeAll(async () => {
      const docs = await fresh<Numbered>('reads');
      await docs.insertMany(
        Array.from({ length: 500 }, (_, n) => ({
          _id: n,
          n,
          group: n % 5,
          name: `Name ${n}`,
          tags: [n % 3, 'all'],
        })),
      );
      await docs.createIndexes([{ key: { group: 1, n: -1 } }, { key: { name: 1 } }, { key: { tags: 1 } }]);
    });

    it('returns results in batches and closes a cursor on request', async () => {
      const docs = collection('reads');
      expect(await docs.find().batchSize(60).toArray()).toHaveLength(500);
      const cursor = docs.find().batchSize(2);
      await cursor.next();
      const { id } = cursor;
      await cursor.close();
      const more = client.db().command({ getMore: id, collection: 'reads' });
      await expect(more).rejects.toMatchObject({ code: 43 });
    });

    it('sorts, skips, limits and projects', async () => {
      const found = await collection('reads')
        .find({ group: 2 }, { projection: { n: 1, _id: 0 } })
        .sort({ n: -1 })
        .skip(1)
        .limit(2)
        .toArray();
      expect(found).toEqual([{ n: 492 }, { n: 487 }]);
    });

    it.each<[string, Record<string, unknown>, string]>([
      ['equality', { name: 'Name 7' }, 'name_1'],
      ['a list', { name: { $in: ['Name 7', 'Name 8'] } }, 'name_1'],
      ['a prefix', { name: /^Name 49/ }, 'name_1'],
      ['a range', { group: 1, n: { $gt: 400 } }, 'group_1_n_-1'],
      ['an element of an array', { tags: 2 }, 'tags_1'],
    ])('uses an index for %s', async (_words, filter, indexName) => {
      const { queryPlanner, executionStats } = await collection('reads').find(filter).explain();
      expect(queryPlanner.winningPlan).toMatchObject({ inputStage: { stage: 'IXSCAN', indexName } });
      expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
      expect(executionStats.nReturned).toBe(await collection('reads').countDocuments(filter));
    });

    it('reads a sorted page from an index without sorting', async () => {
      const cursor = collection('reads').find({ group: 3 }).sort({ n: 1 }).limit(12);
      const { queryPlanner, executionStats } = await cursor.explain();
      expect(queryPlanner.winningPlan).toMatchObject({
        stage: 'FETCH',
        inputStage: { direction: 'backward' },
      });
      expect(executionStats).toMatchObject({ nReturned: 12, totalDocsExamined: 12 });
    });

    it('aggregates, with the first match by index', async () => {
      const pipeline = [
        { $match: { group: { $in: [1, 2] } } },
        { $group: { _id: '$group', sum: { $sum: '$n' }, most: { $max: '$n' } } },
        { $sort: { _id: -1 } },
      ];
      const docs = collection('reads');
      expect(await docs.aggregate(pipeline).toArray()).toEqual([
        { _id: 2, sum: 24950, most: 497 },
        { _id: 1, sum: 24850, most: 496 },
      ]);
      const plan = await docs.aggregate(pipeline).explain();
      expect(plan).toMatchObject({ executionStats: { totalDocsExamined: 200 } });
    });

    it('counts and lists distinct values', async () => {
      const docs = collection('reads');
      expect(await docs.estimatedDocumentCount()).toBe(500);
      expect(await docs.countDocuments({ group: 4 })).toBe(100);
      expect(await docs.distinct('tags')).toEqual([0, 1, 2, 'all']);
    });
  });

  it('keeps number types, dates, null and missing as they came, also across a restart', async () => {
    const docs = await fresh('types');
    const doc = {
      _id: new ObjectId(),
      int: 1,
      double: new Double(1),
      long: Long.fromNumber(5),
      half: 0.5,
      at: new Date(123),
      none: null,
      list: [null, new Double(2)],
    };
    await docs.insertOne(doc);
    await docs.updateOne({ _id: doc._id }, { $set: { touched: true } });
    await client.close();
    await database.stop();
    database = await DatabaseProcess.start(database.dataDir);
    client = await MongoClient.connect(database.uri);
    const found = await collection('types').findOne({}, { promoteValues: false });
    expect(found).toMatchObject({
      int: { value: 1 },
      double: new Double(1),
      long: Long.fromNumber(5),
      none: null,
    });
    expect(found?.list).toEqual([null, new Double(2)]);
    expect(Object.keys(found ?? {})).toEqual([...Object.keys(doc), 'touched']);
  });
});
