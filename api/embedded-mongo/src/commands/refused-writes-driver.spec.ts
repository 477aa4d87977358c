import { Decimal128 } from 'bson';
import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { WireServer } from '../server.js';
import { CommandRunner } from '../testing/command-runner.js';
import { ERROR, PARALLEL, resetShop } from '../testing/refused-statements.js';
import type { Doc } from '../values/documents.js';

it('ends the transaction of a command that could not be read, and reports a refused one to the driver', async () => {
  const database = CommandRunner.open();
  await resetShop(database);
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
  await expect(shop.bulkWrite(bulk, { ordered: false })).rejects.toMatchObject({ code: ERROR.duplicate });
  await expect(shop.bulkWrite(bulk, { ordered: true })).rejects.toMatchObject({ code: ERROR.duplicate });
  expect(await shop.countDocuments()).toBe(5);
  await client.close();
  await server.close();
  await database.close();
});
