import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline as piped } from 'node:stream/promises';
import { Collection, Db, GridFSBucket, MongoClient } from 'mongodb';
import { driverOptions } from './entities.mjs';
import { Mismatch, match } from './match.mjs';

/** @typedef {import('./match.mjs').Doc} Doc */
/** @typedef {import('./entities.mjs').Entities} Entities */
/**
 * One method of the driver; `target` is the driver's object that a case names, of whichever class.
 * @typedef {(target: any, given: Doc, entities: Entities) => any} Operation
 */

/** A case that the runner or the driver cannot run; the message is the reason it is counted by. */
export class LeftOut extends Error {}

/** Operations whose results are documents one by one: each may have more fields than expected. */
export const ITERABLE = new Set(['find', 'aggregate', 'listCollections', 'listDatabases', 'listIndexes']);

/** An array of single-key requests in the driver's words. @param {Doc[]} requests */
const requestsOf = (requests) =>
  requests.map((request) => {
    const [[name, fields] = /** @type {never} */ ([])] = Object.entries(request);
    return name === 'insertOne' ? { insertOne: { document: fields.document } } : { [name]: fields };
  });

/** @param {any} stream */
async function afterFirstAnswer(stream) {
  try {
    await stream.tryNext();
    return stream;
  } catch (error) {
    await stream.close();
    throw error;
  }
}

/** @type {Operation} */
const aggregate = (target, { pipeline, ...options }) => target.aggregate(pipeline, options).toArray();
/** @type {Operation} */
const createChangeStream = (target, { pipeline, ...options }) =>
  afterFirstAnswer(target.watch(pipeline, options));

/** @type {Record<string, Operation>} */
const ON_COLLECTION = {
  aggregate,
  createChangeStream,
  bulkWrite: (target, { requests, ...options }) => target.bulkWrite(requestsOf(requests), options),
  count: (target, { filter, ...options }) => target.count(filter, options),
  countDocuments: (target, { filter, ...options }) => target.countDocuments(filter, options),
  createIndex: (target, { keys, ...options }) => target.createIndex(keys, options),
  deleteMany: (target, { filter, ...options }) => target.deleteMany(filter, options),
  deleteOne: (target, { filter, ...options }) => target.deleteOne(filter, options),
  distinct: (target, { fieldName, filter, ...options }) => target.distinct(fieldName, filter, options),
  dropIndex: (target, { name, ...options }) => target.dropIndex(name, options),
  estimatedDocumentCount: (target, options) => target.estimatedDocumentCount(options),
  find: (target, { filter, ...options }) => target.find(filter, options).toArray(),
  findOne: (target, { filter, ...options }) => target.findOne(filter, options),
  findOneAndDelete: (target, { filter, ...options }) => target.findOneAndDelete(filter, options),
  findOneAndReplace: (target, { filter, replacement, returnDocument, ...options }) =>
    target.findOneAndReplace(filter, replacement, { ...returning(returnDocument), ...options }),
  findOneAndUpdate: (target, { filter, update, returnDocument, ...options }) =>
    target.findOneAndUpdate(filter, update, { ...returning(returnDocument), ...options }),
  insertMany: (target, { documents, ...options }) => target.insertMany(documents, options),
  insertOne: (target, { document, ...options }) => target.insertOne(document, options),
  listIndexes: (target, options) => target.listIndexes(options).toArray(),
  rename: (target, { to, ...options }) => target.rename(to, options),
  replaceOne: (target, { filter, replacement, ...options }) =>
    target.replaceOne(filter, replacement, options),
  updateMany: (target, { filter, update, ...options }) => target.updateMany(filter, update, options),
  updateOne: (target, { filter, update, ...options }) => target.updateOne(filter, update, options),
};

/** @param {string | undefined} returnDocument */
const returning = (returnDocument) =>
  returnDocument ? { returnDocument: returnDocument === 'After' ? 'after' : 'before' } : {};

/** @type {Record<string, Operation>} */
const ON_DATABASE = {
  aggregate,
  createChangeStream,
  createCollection: (target, { collection, ...options }) => target.createCollection(collection, options),
  dropCollection: (target, { collection, ...options }) => target.dropCollection(collection, options),
  listCollections: (target, { filter, ...options }) => target.listCollections(filter, options).toArray(),
  modifyCollection: (target, { collection, ...options }) =>
    target.command({ collMod: collection, ...options }),
  runCommand: (target, { command, commandName: _name, ...options }) => target.command(command, options),
};

/** @type {Record<string, Operation>} */
const ON_CLIENT = {
  createChangeStream,
  clientBulkWrite: (target, { models, ...options }) =>
    target.bulkWrite(
      models.map((/** @type {Doc} */ model) => {
        const [[name, fields] = /** @type {never} */ ([])] = Object.entries(model);
        return { name, ...fields };
      }),
      options,
    ),
  listDatabaseNames: async (target, options) =>
    (
      await target
        .db('admin')
        .admin()
        .listDatabases({ ...options, nameOnly: true })
    ).databases.map((/** @type {Doc} */ { name }) => name),
  listDatabases: async (target, options) =>
    (await target.db('admin').admin().listDatabases(options)).databases,
};

/** @type {Record<string, Operation>} */
const ON_BUCKET = {
  delete: (target, { id }) => target.delete(id),
  download: (target, { id }) => buffer(target.openDownloadStream(id)),
  downloadByName: (target, { filename, ...options }) =>
    buffer(target.openDownloadStreamByName(filename, options)),
  rename: (target, { id, newFilename }) => target.rename(id, newFilename),
  upload: async (target, { filename, source, disableMD5: _md5, ...options }) => {
    const upload = target.openUploadStream(filename, options);
    await piped(Readable.from([Buffer.from(source.$$hexBytes, 'hex')]), upload);
    return upload.id;
  },
};

/** @type {Record<string, Operation>} */
const ON_SESSION = {
  startTransaction: (target, options) => target.startTransaction(options),
  commitTransaction: (target, options) => target.commitTransaction(options),
  abortTransaction: (target, options) => target.abortTransaction(options),
  endSession: (target) => target.endSession(),
  getSnapshotTime: (target) => target.snapshotTime,
};

/** @param {boolean} holds @param {string} otherwise */
function assert(holds, otherwise) {
  if (!holds) throw new Mismatch(otherwise);
}

/** @param {Entities} entities @param {string} database @param {string} collection */
async function hasCollection(entities, database, collection) {
  const found = await entities.observer.db(database).listCollections({ name: collection }).toArray();
  return found.length > 0;
}

/** @type {(entities: Entities, given: Doc) => Promise<boolean>} */
async function hasIndex(entities, { databaseName, collectionName, indexName }) {
  if (!(await hasCollection(entities, databaseName, collectionName))) return false;
  const indexes = await entities.observer.db(databaseName).collection(collectionName).indexes();
  return indexes.some(({ name }) => name === indexName);
}

/** The sessions of the last two commands of a client. @param {Entities} entities @param {string} client */
const lastSessions = (entities, client) =>
  (entities.events.get(client) ?? [])
    .filter(({ type }) => type === 'commandStartedEvent')
    .slice(-2)
    .map(({ fields }) => fields.command.lsid);

/** The driver's words for the states that cases name. @type {Record<string, string>} */
const TRANSACTION_STATES = {
  none: 'NO_TRANSACTION',
  starting: 'STARTING_TRANSACTION',
  in_progress: 'TRANSACTION_IN_PROGRESS',
  committed: 'TRANSACTION_COMMITTED',
  aborted: 'TRANSACTION_ABORTED',
};

/** @type {Record<string, Operation>} */
const ON_RUNNER = {
  createEntities: (_target, { entities: descriptions }, entities) => entities.create(descriptions),
  assertCollectionExists: async (_target, { databaseName, collectionName }, entities) =>
    assert(await hasCollection(entities, databaseName, collectionName), `${collectionName} is missing`),
  assertCollectionNotExists: async (_target, { databaseName, collectionName }, entities) =>
    assert(!(await hasCollection(entities, databaseName, collectionName)), `${collectionName} is there`),
  assertIndexExists: async (_target, given, entities) =>
    assert(await hasIndex(entities, given), `The index ${given.indexName} is missing`),
  assertIndexNotExists: async (_target, given, entities) =>
    assert(!(await hasIndex(entities, given)), `The index ${given.indexName} is there`),
  assertSessionTransactionState: (_target, { session, state }) => {
    const actual = session.transaction.state;
    assert(actual === TRANSACTION_STATES[state], `The transaction is ${actual}`);
  },
  assertSessionDirty: (_target, { session }) =>
    assert(session.serverSession.isDirty, 'The session is not marked as lost'),
  assertSessionNotDirty: (_target, { session }) =>
    assert(!session.serverSession.isDirty, 'The session is marked as lost'),
  assertSessionPinned: (_target, { session }) => assert(session.isPinned, 'The session is not pinned'),
  assertSessionUnpinned: (_target, { session }) => assert(!session.isPinned, 'The session is pinned'),
  assertSameLsidOnLastTwoCommands: (_target, { client }, entities) => {
    const [first, second] = lastSessions(entities, client);
    match(first, second, { entity: (name) => entities.get(name), path: 'the last session' });
  },
};

/** @param {any} target @param {boolean} isRunner */
function operationsOn(target, isRunner) {
  if (isRunner) return ON_RUNNER;
  if (target instanceof Collection) return ON_COLLECTION;
  if (target instanceof Db) return ON_DATABASE;
  if (target instanceof MongoClient) return ON_CLIENT;
  return target instanceof GridFSBucket ? ON_BUCKET : ON_SESSION;
}

/**
 * Calls the driver's method of an operation.
 * @param {Doc} operation
 * @param {Entities} entities
 * @returns {Promise<any>} what it answers
 * @throws {LeftOut} when the driver has no such method
 */
export async function perform({ object, name, arguments: given = {} }, entities) {
  const isRunner = object === 'testRunner';
  const target = isRunner ? undefined : entities.get(object);
  const operation = operationsOn(target, isRunner)[name];
  if (!operation) throw new LeftOut(`${name} is a method that the driver does not have`);
  const { session, ...rest } = given;
  const options = driverOptions(rest);
  return operation(target, session ? { ...options, session: entities.get(session) } : options, entities);
}
