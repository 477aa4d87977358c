import { Collection } from '../records/collection.js';
import type { CollectionIndex } from '../records/collection-index.js';
import { parseIndexSpec } from '../records/index-spec.js';
import { StoredRecord } from '../records/stored-record.js';
import { Changes, RECORDS_PER_COLLECTION, type StoreKey } from '../storage/changes.js';
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
  checkFiles(files, state);
  const tables = readTables(files);
  const notices: string[] = [];
  try {
    const stored = readStoredEpoch(tables.reader);
    if (stored.id !== state.id) {
      throw new DatabaseDamaged(folder, files.data, 'belongs to another database than the files beside it');
    }
    const changes = new Changes();
    for (const journal of recover(files, state, stored, notices).changes) changes.add(journal);
    return { collections: new Content(files, tables, changes, visit).check(), notices };
  } finally {
    tables.reader.close();
  }
}

/** The tables with what the journals change in them. */
class Content {
  constructor(
    private readonly files: DatabaseFiles,
    private readonly tables: ReadTables,
    private readonly changes: Changes,
    private readonly visit: (document: Doc) => void,
  ) {}

  check(): CheckedCollection[] {
    const byCollection = new Map<number, number[]>();
    for (const key of this.documentKeys()) {
      const id = Math.floor(key / RECORDS_PER_COLLECTION);
      const keys = byCollection.get(id);
      if (keys) keys.push(key);
      else byCollection.set(id, [key]);
    }
    const checked: CheckedCollection[] = [];
    for (const [key, bytes] of this.entries(1)) {
      checked.push(this.checkCollection(Number(key), bytes, byCollection.get(Number(key)) ?? []));
      byCollection.delete(Number(key));
    }
    for (const [id, keys] of byCollection) {
      throw this.damaged(`holds ${keys.length} documents of a collection (number ${id}) that is not there`);
    }
    for (const [key, bytes] of this.entries(2)) this.parse(bytes, `session ${key}`);
    return checked.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  private checkCollection(id: number, bytes: Uint8Array, keys: readonly number[]): CheckedCollection {
    const saved = this.parse(bytes, `collection ${id}`);
    const collection = new Collection(String(saved.database), String(saved.name), id, saved.options as Doc);
    const { namespace: name } = collection;
    let size = 0;
    for (const key of keys) {
      const record = new StoredRecord(key % RECORDS_PER_COLLECTION, this.value(0, key) as Uint8Array);
      const document = this.parse(record.bytes, `document ${record.id} of ${name}`);
      this.visit(document);
      size += record.bytes.length;
      collection.records.replace(record.id, record);
    }
    try {
      // The records are in already: only the indexes are filled.
      collection.load([], (saved.indexes as Doc[]).map(parseIndexSpec));
    } catch (error) {
      throw this.damaged(
        `holds a document of ${name} that its indexes cannot hold (${(error as Error).message})`,
      );
    }
    for (const index of collection.indexes) if (index.spec.unique) this.checkDistinct(name, index);
    return { name, documents: keys.length, indexes: collection.indexes.length, bytes: size };
  }

  private checkDistinct(name: string, { list, spec }: CollectionIndex): void {
    let last: string | undefined;
    let holder = 0;
    list.scan('', '\uffff\uffff', false, (id, key) => {
      if (key === last && id !== holder) {
        const what = `holds two documents of ${name} (${holder} and ${id}) with one key of the unique index ${spec.name}`;
        throw this.damaged(what);
      }
      [last, holder] = [key, id];
      return true;
    });
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

  private documentKeys(): number[] {
    const changed = this.changes.tables[0];
    const stored = [...this.tables.all[0].keys()].filter((key) => !changed.has(key));
    const journaled = [...changed].flatMap(([key, bytes]) => (bytes ? [key] : []));
    return [...stored, ...journaled].map(Number);
  }

  private *entries(table: 1 | 2): Generator<[key: StoreKey, bytes: Uint8Array]> {
    const changed = this.changes.tables[table];
    for (const [key, bytes] of this.tables.all[table].range()) if (!changed.has(key)) yield [key, bytes];
    for (const [key, bytes] of changed) if (bytes) yield [key, bytes];
  }

  private value(table: 0, key: number): Uint8Array | undefined {
    const changed = this.changes.tables[table];
    return changed.has(key) ? changed.get(key) : this.tables.all[table].get(key);
  }
}
