import mongoose, { Schema } from 'mongoose';
import { DatabaseProcess } from './harness/database-process.js';

describe('the embedded database', () => {
  let database: DatabaseProcess;

  beforeAll(async () => {
    database = await DatabaseProcess.start();
  });
  afterAll(() => database.stopAndRemove());

  it('serves mongoose: indexes, defaults, versions, population, sessions', async () => {
    const connection = await mongoose.createConnection(database.uri).asPromise();
    const makers = connection.model('Maker', new Schema({ name: { type: String, unique: true } }));
    const bags = connection.model(
      'Bag',
      new Schema(
        {
          name: String,
          sizes: [{ label: String, stock: Number }],
          maker: { type: Schema.Types.ObjectId, ref: 'Maker' },
        },
        { timestamps: true, optimisticConcurrency: true },
      ),
    );
    await Promise.all([makers.init(), bags.init()]);
    const maker = await makers.create({ name: 'Jhola' });
    await expect(makers.create({ name: 'Jhola' })).rejects.toMatchObject({ code: 11000 });
    const bag = await bags.create({ name: 'Tote', sizes: [{ label: 'S', stock: 1 }], maker: maker._id });
    const stale = await bags.findById(bag._id).orFail();
    bag.sizes.push({ label: 'M', stock: 2 });
    await bag.save();
    stale.name = 'Other';
    await expect(stale.save()).rejects.toThrow(mongoose.Error.VersionError);
    await connection.transaction(async (session) => {
      await bags.updateOne(
        { _id: bag._id, 'sizes.label': 'M' },
        { $inc: { 'sizes.$.stock': -1 } },
        { session },
      );
    });
    const found = await bags.findOne({ name: 'Tote' }).populate('maker').lean().orFail();
    expect(found).toMatchObject({ maker: { name: 'Jhola' }, sizes: [{ stock: 1 }, { stock: 1 }], __v: 1 });
    await connection.close();
  });
});
