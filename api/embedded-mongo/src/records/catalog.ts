import { CommandError } from '../errors.js';
import type { MemoryLimits } from '../memory-limits.js';
import type { Work } from '../pace.js';
import { type Changes, RECORDS_PER_COLLECTION } from '../storage/changes.js';
import type { RecordStore } from '../storage/record-store.js';
import { lastSavedNumber, savedCollections } from '../storage/saved-content.js';
import { type Doc, identical, isDoc } from '../values/documents.js';
import { encodeDocument } from '../wire/encode.js';
import { documentsIn, readCollection } from './bring-forward.js';
import { Collection, ID_INDEX } from './collection.js';
import { CollectionIndex } from './collection-index.js';
import { IndexBuild } from './index-build.js';
import { IndexCheckpoint } from './index-checkpoint.js';
import { type IndexSpec, parseIndexSpec } from './index-spec.js';
import { IndexStore } from './index-store.js';
import type { OpenWrites } from './open-writes.js';
import { isIndexPresent } from './present-index.js';
import { RecordCache } from './record-cache.js';

/** Which collections and indexes there are; kept in memory and in storage alike. */
export class Catalog {
  /** By database and name. */
  private readonly byName = new Map<string, Map<string, Collection>>();
  private readonly byId = new Map<number, Collection>();
  private readonly cache: RecordCache;
  private readonly indexes: IndexStore;
  private readonly checkpoint: IndexCheckpoint;
  private lastId = 0;
  private lastIndex: number;

  constructor(
    private readonly store: RecordStore,
    private readonly writer: OpenWrites,
    private readonly limits: MemoryLimits,
  ) {
    const share = (): number => (store.isBusy ? limits.busyShare.caches : 1);
    this.cache = new RecordCache(() => limits.documentBytes * share());
    this.indexes = new IndexStore(store.tables, limits, share);
    this.checkpoint = new IndexCheckpoint(this.indexes, () => this.confirmed());
    this.lastIndex = this.indexes.lastIndex();
  }

  /** Reads which collections and indexes there are; called once, before anybody is served. */
  load(): void {
    for (const [id, bytes] of savedCollections(this.store.tables)) {
      const { database, name, options, indexes, numbers } = readCollection(bytes);
      const collection = this.make(database, name, id, options, numbers[0]);
      for (const [at, definition] of indexes.entries())
        collection.indexes.push(this.index(parseIndexSpec(definition), numbers[at + 1]));
      collection.records.last = lastSavedNumber(this.store.tables, id);
      this.enter(collection);
      this.lastId = Math.max(this.lastId, id);
    }
    this.store.afterCheckpoint = (changes) => this.saved(changes);
    this.store.indexes = this.checkpoint;
  }

  find(database: string, name: string): Collection | undefined {
    return this.byName.get(database)?.get(name);
  }

  /** @throws CommandError NamespaceNotFound */
  get(database: string, name: string): Collection {
    const found = this.find(database, name);
    if (!found || found.isProvisional)
      throw new CommandError('NamespaceNotFound', `ns does not exist: ${database}.${name}`);
    return found;
  }

  /** Finds a collection, or makes it as the first insertion does. */
  ensure(database: string, name: string, options: Doc = {}): Collection {
    const found = this.find(database, name);
    if (found && !found.isProvisional) return found;
    const collection = found ?? this.provisional(database, name, options);
    this.confirm(collection);
    return collection;
  }

  /** Makes a collection for the documents of a transaction, whose commit confirms it. */
  provisional(database: string, name: string, options: Doc = {}): Collection {
    const collection = this.make(database, name, ++this.lastId, options);
    collection.isProvisional = true;
    this.enter(collection);
    return collection;
  }

  /** Shows a collection to everybody, and stores it. */
  confirm(collection: Collection): void {
    collection.isProvisional = false;
    this.save(collection, () => {
      collection.dropped = true;
      this.remove(collection);
    });
  }

  /** Those that everybody may know of. */
  confirmed(): Collection[] {
    return [...this.all()].filter(({ isProvisional }) => !isProvisional);
  }

  collectionsOf(database: string): Collection[] {
    return [...(this.byName.get(database)?.values() ?? [])];
  }

  *all(): Generator<Collection> {
    for (const collections of this.byName.values()) yield* collections.values();
  }

  /** @throws LockWait while a transaction has written to it */
  drop(collection: Collection): void {
    this.writer.checkIdle(collection);
    collection.dropped = true;
    this.remove(collection);
    const undo = this.checkpoint.drop(collection.indexes.map(({ number }) => number));
    this.store.putCollection(collection.id, undefined, () => {
      undo();
      collection.dropped = false;
      this.enter(collection);
    });
    for (const id of collection.records.ids(collection.size)) this.store.put(collection.id, id, undefined);
  }

  /** Forgets a collection after a transaction that wrote to it has failed, unless others have written to it, too. */
  forgetProvisional(collection: Collection): void {
    if (!collection.isProvisional || this.writer.holds(collection)) return;
    collection.dropped = true;
    this.remove(collection);
    this.byId.delete(collection.id);
  }

  /**
   * Begins to build those of some indexes that are not there yet.
   * @throws CommandError for a definition that is none, or that another index conflicts with
   */
  indexBuild(database: string, name: string, definitions: readonly Doc[]): IndexBuild {
    const present = this.find(database, name) ?? new Collection(database, name, 0);
    const built: CollectionIndex[] = [];
    for (const spec of definitions.map(parseIndexSpec)) {
      if (!isIndexPresent([...present.indexes, ...built], spec)) built.push(this.index(spec));
    }
    return new IndexBuild(present, built);
  }

  /**
   * Adds the indexes of a build to their collection, all or none; a collection that is not there is made for them.
   * @returns how many indexes it had before; undefined when it is another collection by now, which has to be built for anew
   * @throws LockWait while a transaction has written to the collection: the build goes on taking note of changes;
   * CommandError for a definition that conflicts with a newer index, and for documents that an index cannot hold
   */
  addIndexes(build: IndexBuild): { collection: Collection; before: number } | undefined {
    const { collection: present, built } = build;
    const { database, name } = present;
    if ((this.find(database, name) ?? present) !== present || present.dropped) return undefined;
    const before = present.indexes.length;
    const added = built.filter(({ spec }) => !isIndexPresent(present.indexes, spec));
    if (added.length > 0) {
      this.writer.checkIdle(present);
      build.finish();
    }
    const collection = this.ensure(database, name);
    if (added.length > 0) {
      collection.indexes.push(...added);
      this.save(collection, () => collection.indexes.splice(before, added.length));
    }
    return { collection, before };
  }

  /** @throws CommandError for an unknown index and for the one of `_id` */
  dropIndexes(collection: Collection, wanted: unknown): void {
    this.writer.checkIdle(collection);
    const names = Array.isArray(wanted) ? wanted : [wanted];
    const keep = collection.indexes.filter(({ spec }) => {
      if (spec.name === '_id_') return true;
      return !names.some(
        (name) => name === '*' || name === spec.name || (isDoc(name) && identical(name, spec.definition.key)),
      );
    });
    if (keep.length === collection.indexes.length && !names.includes('*')) {
      throw new CommandError('IndexNotFound', `index not found with name [${String(names)}]`);
    }
    const before = [...collection.indexes];
    const dropped = before.filter((index) => !keep.includes(index));
    collection.indexes.splice(0, collection.indexes.length, ...keep);
    const undo = this.checkpoint.drop(dropped.map(({ number }) => number));
    this.save(collection, () => {
      undo();
      collection.indexes.splice(0, collection.indexes.length, ...before);
    });
  }

  private enter(collection: Collection): void {
    const { database, name } = collection;
    const collections = this.byName.get(database);
    if (collections) collections.set(name, collection);
    else this.byName.set(database, new Map([[name, collection]]));
  }

  private remove({ database, name }: Collection): void {
    this.byName.get(database)?.delete(name);
  }

  private make(database: string, name: string, id: number, options: Doc, number?: number): Collection {
    const { store, cache, limits } = this;
    const reading = { source: documentsIn(store.tables, id), cache, limits };
    const collection = new Collection(database, name, id, options, reading, this.index(ID_INDEX, number));
    this.byId.set(id, collection);
    return collection;
  }

  /** @param number what it is stored under; without one it is new */
  private index(spec: IndexSpec, number = this.lastIndex + 1): CollectionIndex {
    this.lastIndex = Math.max(this.lastIndex, number);
    return new CollectionIndex(spec, number, this.indexes.of(number));
  }

  /** Takes note of what the tables have now. */
  private *saved(changes: Changes): Work<void> {
    for (const [key, bytes] of changes.tables[0]) {
      const id = Math.floor(Number(key) / RECORDS_PER_COLLECTION);
      this.byId.get(id)?.records.saved(Number(key) - id * RECORDS_PER_COLLECTION, bytes);
      yield;
    }
    for (const [key, bytes] of changes.tables[1]) if (!bytes) this.byId.delete(Number(key));
  }

  private save(collection: Collection, undo: () => void): void {
    const { id, database, name, options, indexes } = collection;
    const saved = {
      database,
      name,
      options,
      indexes: indexes.slice(1).map(({ spec }) => spec.definition),
      numbers: indexes.map(({ number }) => number),
    };
    this.store.putCollection(id, encodeDocument(saved), undo);
  }
}
