import { Forward } from '../records/bring-forward.js';
import { type Collection, fillIndex } from '../records/collection.js';
import type { CollectionIndex } from '../records/collection-index.js';
import { Changes, type StoreKey } from '../storage/changes.js';
import { DatabaseDamaged } from '../storage/database-damaged.js';
import { DatabaseFiles } from '../storage/database-files.js';
import { Identity } from '../storage/identity.js';
import { checkFiles, recover } from '../storage/recover.js';
import { readStoredEpoch } from '../storage/stored-epoch.js';
import { type ReadTables, readTables } from '../storage/tables.js';
import type { Doc } from '../values/documents.js';
import { decodeDocument } from '../wire/decode.js';

/** One collection as it was found. */
export interface CheckedCollection {
  /** With its database's name, e.g. `shop.orders`. */
  readonly name: string;
  readonly documents: number;
  readonly indexes: number;
  /** Of its documents in BSON. */
  readonly bytes: number;
}

/** What a look at a closed database found. */
export interface CheckedDatabase {
  readonly collections: readonly CheckedCollection[];
  /** What an owner should know of, in sentences. */
  readonly notices: readonly string[];
}

/**
 * Reads all of a closed database and changes nothing: checksums, each frame, each document, the keys of each index.
 * @param folder the database's own (`database` in DATA_DIR, or in a backup)
 * @param visit called with each document
 * @throws DatabaseDamaged with the file and the remedy
 */
export async function checkDatabase(
  folder: string,
  visit: (document: Doc) => void = () => {},
): Promise<CheckedDatabase> {
  const files = new DatabaseFiles(folder);
  const state = Identity.read(files);
  if (!state.whole)
    throw new DatabaseDamaged(folder, files.identity, 'is of a database that was never finished');
  checkFiles(files, state, Number.POSITIVE_INFINITY);
  const tables = readTables(files);
  const notices: string[] = [];
  try {
    const stored = readStoredEpoch(tables.reader);
    if (stored.id !== state.id) {
      throw new DatabaseDamaged(folder, files.data, 'belongs to another database than the files beside it');
    }
    const changes = new Changes();
    for (const journal of recover(files, state, stored, notices).changes) changes.add(journal);
    return { collections: new Content(files, tables, changes, stored.hasIndexes, visit).check(), notices };
  } finally {
    tables.reader.close();
  }
}

/** The tables with what the journals change in them. */
class Content {
  private readonly forward: Forward;

  constructor(
    private readonly files: DatabaseFiles,
    private readonly tables: ReadTables,
    private readonly changes: Changes,
    hasIndexes: boolean,
    private readonly visit: (document: Doc) => void,
  ) {
    this.forward = new Forward(tables, changes, hasIndexes);
  }

  check(): CheckedCollection[] {
    for (const [id, count] of this.forward.strays()) {
      throw this.damaged(`holds ${count} documents of a collection (number ${id}) that is not there`);
    }
    const checked: CheckedCollection[] = [];
    for (const { collection, missing } of this.forward.open()) {
      checked.push(this.checkCollection(collection, new Set(missing)));
    }
    for (const [key, bytes] of this.sessions()) this.parse(bytes, `session ${key}`);
    return checked.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** @param missing indexes that the tables have not: nothing can be wrong with them */
  private checkCollection(collection: Collection, missing: ReadonlySet<CollectionIndex>): CheckedCollection {
    const { namespace: name } = collection;
    const present = collection.indexes.filter((index) => !missing.has(index));
    const entries = new Map(present.map((index) => [index, 0]));
    let [size, documents] = [0, 0];
    for (const record of collection.records.values()) {
      const document = this.parse(record.bytes, `document ${record.id} of ${name}`);
      this.visit(document);
      size += record.bytes.length;
      documents++;
      for (const index of present) {
        const keys = this.keysOf(name, index, document);
        for (const key of keys) {
          if (!index.list.has(key, record.id)) {
            throw this.damaged(`lacks document ${record.id} of ${name} in its index ${index.spec.name}`);
          }
        }
        entries.set(index, (entries.get(index) as number) + new Set(keys).size);
      }
    }
    for (const [{ list, spec }, count] of entries) {
      if (list.size !== count) {
        throw this.damaged(
          `has ${list.size} entries in the index ${spec.name} of ${name}, which are ${count}`,
        );
      }
    }
    for (const index of missing) {
      for (const record of collection.records.values()) this.keysOf(name, index, record.peek());
      fillIndex(index, collection.records.values());
    }
    const indexes = [...present, ...missing];
    for (const index of indexes) this.checkOrder(name, index);
    return { name, documents, indexes: indexes.length, bytes: size };
  }

  private keysOf(name: string, index: CollectionIndex, document: Doc): readonly string[] {
    try {
      return index.keysOf(document).keys;
    } catch (error) {
      throw this.damaged(
        `holds a document of ${name} that its indexes cannot hold (${(error as Error).message})`,
      );
    }
  }

  private checkOrder(name: string, { list, spec }: CollectionIndex): void {
    let last: string | undefined;
    let holder = 0;
    const visitPair = (id: number, key: string): boolean => {
      if (spec.unique && key === last && id !== holder) {
        const what = `holds two documents of ${name} (${holder} and ${id}) with one key of the unique index ${spec.name}`;
        throw this.damaged(what);
      }
      if (last !== undefined && (key < last || (key === last && id <= holder))) {
        throw this.damaged(`has the index ${spec.name} of ${name} out of order`);
      }
      [last, holder] = [key, id];
      return true;
    };
    list.scan('', '\uffff\uffff', false, { visitPair });
  }

  private parse(bytes: Uint8Array, what: string): Doc {
    try {
      return decodeDocument(bytes as Buffer);
    } catch (error) {
      throw this.damaged(`holds a ${what} that cannot be read (${(error as Error).message})`);
    }
  }

  private damaged(what: string): DatabaseDamaged {
    return new DatabaseDamaged(this.files.folder, this.files.data, what);
  }

  private *sessions(): Generator<[key: StoreKey, bytes: Uint8Array]> {
    const changed = this.changes.tables[2];
    for (const [key, bytes] of this.tables.all[2].range()) if (!changed.has(key)) yield [key, bytes];
    for (const [key, bytes] of changed) if (bytes) yield [key, bytes];
  }
}
