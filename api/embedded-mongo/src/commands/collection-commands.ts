import { CommandError, notSupported } from '../errors.js';
import { paced } from '../pace.js';
import { compileFilter } from '../query/filter.js';
import type { Collection } from '../records/collection.js';
import { LockWait } from '../transactions/transaction.js';
import type { Doc } from '../values/documents.js';
import {
  type Context,
  collectionName,
  docArgument,
  docsArgument,
  findCollection,
  OK,
  type Reply,
} from './context.js';
import { cursorReply } from './read-commands.js';
import { release } from './statements.js';

/** Runs a change of a collection's shape once no transaction is in its way, and waits until it is on disk. */
async function change<T>(context: Context, action: () => T): Promise<T> {
  for (;;) {
    try {
      const result = action();
      await context.engine.store.durable();
      return result;
    } catch (error) {
      if (!(error instanceof LockWait)) throw error;
      await release(error.holder, undefined, context.pace);
    }
  }
}

/** `create` */
export function create(context: Context): Promise<Reply> {
  const { command, engine, database } = context;
  for (const option of ['capped', 'viewOn', 'timeseries', 'validator', 'collation', 'clusteredIndex']) {
    if (command[option] !== undefined && command[option] !== false)
      throw notSupported(`collections with ${option}`);
  }
  return change(context, () => {
    const found = findCollection(context);
    // Whether there is one is known once the transactions that have written to it end.
    if (found?.isProvisional) engine.writer.checkIdle(found);
    else if (found) {
      throw new CommandError(
        'NamespaceExists',
        `Collection ${database}.${collectionName(context)} already exists.`,
      );
    }
    engine.catalog.ensure(database, collectionName(context));
    return OK;
  });
}

/** `drop` */
export function drop(context: Context): Promise<Reply> {
  return change(context, () => {
    const collection = findCollection(context);
    if (!collection) return OK;
    context.engine.catalog.drop(collection);
    return { fields: { nIndexesWas: collection.indexes.length, ns: collection.namespace, ok: 1 } };
  });
}

/** `dropDatabase` */
export function dropDatabase(context: Context): Promise<Reply> {
  return change(context, () => {
    for (const collection of context.engine.catalog.collectionsOf(context.database))
      context.engine.catalog.drop(collection);
    return { fields: { dropped: context.database, ok: 1 } };
  });
}

/** `createIndexes` */
export async function createIndexes(context: Context): Promise<Reply> {
  const { catalog } = context.engine;
  const definitions = docsArgument(context.command, 'indexes');
  const name = collectionName(context);
  for (;;) {
    const createdCollectionAutomatically = !findCollection(context);
    const build = catalog.indexBuild(context.database, name, definitions);
    try {
      await paced(build.gather(), context.pace);
      const added = await change(context, () => catalog.addIndexes(build));
      if (!added) continue;
      const { collection, before } = added;
      const numIndexesAfter = collection.indexes.length;
      return {
        fields: { numIndexesBefore: before, numIndexesAfter, createdCollectionAutomatically, ok: 1 },
      };
    } finally {
      build.end();
    }
  }
}

/** `dropIndexes` */
export function dropIndexes(context: Context): Promise<Reply> {
  return change(context, () => {
    const collection = context.engine.catalog.get(context.database, collectionName(context));
    const nIndexesWas = collection.indexes.length;
    context.engine.catalog.dropIndexes(collection, context.command.index);
    return { fields: { nIndexesWas, ok: 1 } };
  });
}

/** `listIndexes` */
export function listIndexes(context: Context): Reply {
  const collection = context.engine.catalog.get(context.database, collectionName(context));
  const items = collection.indexes.map(({ spec }): Doc => ({ v: 2, ...spec.definition }));
  return cursorReply(context, collection.namespace, items, Number.POSITIVE_INFINITY);
}

/** `listCollections` */
export function listCollections(context: Context): Reply {
  const matches = compileFilter(docArgument(context.command, 'filter'));
  const collections = context.engine.catalog
    .confirmed()
    .filter(({ database }) => database === context.database);
  const items = collections.map(describe).filter(matches);
  return cursorReply(context, `${context.database}.$cmd.listCollections`, items, Number.POSITIVE_INFINITY);
}

function describe({ name, options, namespace }: Collection): Doc {
  const idIndex = { v: 2, key: { _id: 1 }, name: '_id_', ns: namespace };
  return { name, type: 'collection', options, info: { readOnly: false }, idIndex };
}

/** `listDatabases` */
export function listDatabases({ engine }: Context): Reply {
  const sizes = new Map<string, number>();
  for (const { database, size } of engine.catalog.confirmed()) {
    sizes.set(database, (sizes.get(database) ?? 0) + size);
  }
  const databases = [...sizes].map(([name, documents]) => ({
    name,
    sizeOnDisk: documents,
    empty: documents === 0,
  }));
  return { fields: { databases, totalSize: 0, ok: 1 } };
}
