import { GridFSBucket, MongoClient, ReadPreference } from 'mongodb';
import { copyOf } from './match.mjs';

/** @typedef {import('./match.mjs').Doc} Doc */
/** @typedef {{ type: string, fields: Doc }} SeenEvent */

/** The driver's event for each name in the cases. @type {Record<string, string>} */
const EVENTS = {
  commandStartedEvent: 'commandStarted',
  commandSucceededEvent: 'commandSucceeded',
  commandFailedEvent: 'commandFailed',
  connectionCheckOutStartedEvent: 'connectionCheckOutStarted',
};

/** Options as the driver takes them: read preferences are objects of its own. @param {Doc} options @returns {Doc} */
export function driverOptions({ readPreference, defaultTransactionOptions, ...rest }) {
  const { mode, tagSets, maxStalenessSeconds } = readPreference ?? {};
  return {
    ...rest,
    ...(mode
      ? {
          readPreference: new ReadPreference(
            mode,
            tagSets,
            maxStalenessSeconds ? { maxStalenessSeconds } : {},
          ),
        }
      : {}),
    ...(defaultTransactionOptions
      ? { defaultTransactionOptions: driverOptions(defaultTransactionOptions) }
      : {}),
  };
}

/** What a case calls by name: clients, databases, collections, buckets, sessions and saved results. */
export class Entities {
  /**
   * @param {string} uri
   * @param {MongoClient} observer a client that the case knows nothing of, for what it expects to be stored
   */
  constructor(uri, observer) {
    this.uri = uri;
    this.observer = observer;
    /** @type {Map<string, any>} */
    this.byName = new Map();
    /** What the clients told about themselves. @type {Map<string, SeenEvent[]>} */
    this.events = new Map();
    /** @type {MongoClient[]} */
    this.clients = [];
  }

  /** @param {string} name @returns {any} */
  get(name) {
    if (!this.byName.has(name)) throw new Error(`The case has nothing of the name ${name}`);
    return this.byName.get(name);
  }

  /** @param {Doc[]} descriptions */
  async create(descriptions) {
    for (const description of descriptions) {
      const [[kind, fields] = /** @type {never} */ ([])] = Object.entries(description);
      this.byName.set(fields.id, await this.made(kind, fields));
    }
  }

  /** @param {string} kind @param {Doc} fields */
  async made(kind, fields) {
    switch (kind) {
      case 'client':
        return this.client(fields);
      case 'database':
        return this.get(fields.client).db(fields.databaseName, driverOptions(fields.databaseOptions ?? {}));
      case 'collection':
        return this.get(fields.database).collection(
          fields.collectionName,
          driverOptions(fields.collectionOptions ?? {}),
        );
      case 'bucket':
        return new GridFSBucket(this.get(fields.database), fields.bucketOptions);
      case 'session': {
        const { snapshotTime, ...options } = fields.sessionOptions ?? {};
        return this.get(fields.client).startSession({
          ...driverOptions(options),
          ...(snapshotTime ? { snapshotTime: this.get(snapshotTime) } : {}),
        });
      }
      default:
        throw new Error(`The runner does not make a ${kind}`);
    }
  }

  /** @param {Doc} fields */
  async client({ id, uriOptions, observeEvents = [], ignoreCommandMonitoringEvents = [] }) {
    // The driver connects to no replica set without the member it prefers, though here it never reads from it.
    const uri = `${this.uri}${uriOptions?.readPreference === 'secondary' ? '&directConnection=true' : ''}`;
    const client = new MongoClient(uri, { ...uriOptions, monitorCommands: true });
    /** @type {SeenEvent[]} */
    const seen = [];
    for (const type of observeEvents) {
      const name = EVENTS[type];
      if (!name) throw new Error(`The runner does not observe ${type}`);
      client.on(/** @type {'commandStarted'} */ (name), (/** @type {Doc} */ event) => {
        if ([...ignoreCommandMonitoringEvents, 'configureFailPoint'].includes(event.commandName)) return;
        const { command, reply, commandName, databaseName } = event;
        seen.push({
          type,
          fields: {
            ...(command ? { command: copyOf(command) } : {}),
            ...(reply ? { reply: copyOf(reply) } : {}),
            commandName,
            databaseName,
          },
        });
      });
    }
    this.clients.push(client);
    await client.connect();
    seen.length = 0;
    this.events.set(id, seen);
    return client;
  }

  /** Ends sessions, with what runs in them, and hangs up. */
  async close() {
    for (const client of this.clients) await client.close();
  }
}
