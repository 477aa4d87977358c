import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { WireServer } from '../server.js';
import { CommandRunner } from '../testing/command-runner.js';

it('tells a session when it wrote, so that the driver asks to read nothing earlier', async () => {
  const database = CommandRunner.open();
  const server = new WireServer(database.engine);
  database.engine.address = await server.listen(0);
  const uri = `mongodb://${database.engine.address}/test?replicaSet=embedded&directConnection=true`;
  const client = await MongoClient.connect(uri, { monitorCommands: true });
  const asked: unknown[] = [];
  client.on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find') asked.push(command.readConcern?.afterClusterTime);
  });
  const docs = client.db().collection('docs');
  await client.withSession(async (session) => {
    await docs.insertOne({ n: 1 }, { session });
    const written = session.operationTime;
    await docs.insertOne({ n: 2 }, { session });
    expect(session.operationTime?.greaterThan(written as NonNullable<typeof written>)).toBe(true);
    const last = session.operationTime;
    expect(await docs.find({}, { session }).toArray()).toHaveLength(2);
    expect(asked).toEqual([last]);
  });
  await client.close();
  await server.close();
  await database.close();
});
