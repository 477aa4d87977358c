import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import type { Changes, StoreKey } from './changes.js';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';
import { readStoredEpoch } from './stored-epoch.js';
import { Table, type TableParts } from './table.js';
import type { TableWrite } from './table-write.js';
import { TreeReader } from './tree-reader.js';

/** The tables in LMDB, for reading: documents, collections and sessions, in the order of {@link Changes}. */
export interface ReadTables {
  readonly reader: TreeReader;
  readonly all: readonly [documents: Table, collections: Table, sessions: Table];
  /** The entries of indexes, some hundred in one value. */
  readonly chunks: Table;
  /** What is known of each chunk without reading it. */
  readonly directory: Table;
}

/** The tables, for reading and writing. */
export interface Tables extends ReadTables {
  /** LMDB's way to its file, see {@link openTables}. */
  readonly root: RootDatabase<Buffer, string>;
  /** Gives the memory back that writing took: LMDB maps its file, and keeps its buffers. The next write opens it again. */
  release(): Promise<void>;
  close(): Promise<void>;
}

interface Writer {
  readonly root: RootDatabase<Buffer, string>;
  readonly entries: ReadonlyMap<string, Database<Buffer, StoreKey>>;
}

const NAMES = ['documents', 'collections', 'sessions', 'index-chunks', 'index-directory'] as const;

/**
 * Opens the tables. LMDB maps its file into memory, and a damaged page may end the process.
 * @param isLater whether LMDB opens its file with the first write only, when all of the file is compared
 * @throws DatabaseDamaged when LMDB cannot open its file
 */
export function openTables(files: DatabaseFiles, isLater: boolean): Tables {
  // The folder's own lock keeps other processes out; one of LMDB's that was damaged would stop it. Later the file stays: on a full
  // disk there would be no room for another.
  rmSync(join(files.tables, 'lock.mdb'), { force: true });
  let writer: Writer | undefined;
  const opened = (): Writer => {
    writer ??= openWriter(files);
    return writer;
  };
  const release = async (): Promise<void> => {
    const { root } = writer ?? {};
    writer = undefined;
    await root?.close();
  };
  if (!isLater) opened();
  return {
    ...tablesOf(files, (name) => () => opened().entries.get(name) as Database<Buffer, StoreKey>),
    get root() {
      return opened().root;
    },
    release,
    async close() {
      this.reader.close();
      await release();
    },
  };
}

function openWriter({ folder, tables, data }: DatabaseFiles): Writer {
  try {
    // Overlapping sync would call a commit done before it is on disk.
    const root = open<Buffer, string>({
      path: tables,
      noSubdir: false,
      encoding: 'binary',
      maxDbs: 8,
      overlappingSync: false,
    });
    const entries = new Map(
      NAMES.map((name) => [name as string, root.openDB<Buffer, StoreKey>({ name, encoding: 'binary' })]),
    );
    return { root, entries };
  } catch (error) {
    throw new DatabaseDamaged(folder, data, `cannot be opened (${(error as Error).message})`);
  }
}

/** Opens the tables for looking only: nothing changes. @throws DatabaseDamaged when they are none */
export function readTables(files: DatabaseFiles): ReadTables {
  return tablesOf(files, () => undefined);
}

function tablesOf(files: DatabaseFiles, entriesOf: (name: string) => TableParts['entries']): ReadTables {
  const { folder, data } = files;
  const reader = new TreeReader(files);
  const { hasSums } = readStoredEpoch(reader);
  const table = (name: (typeof NAMES)[number]): Table =>
    new Table(
      { name, reader, entries: entriesOf(name) },
      hasSums,
      (key) => new DatabaseDamaged(folder, data, `is damaged at ${key} of its ${name}`),
    );
  return {
    reader,
    all: [table('documents'), table('collections'), table('sessions')],
    chunks: table('index-chunks'),
    directory: table('index-directory'),
  };
}

/** Enters changes within a running transaction. */
export function enterSync({ all }: Tables, changes: Changes): void {
  for (const [at, table] of changes.tables.entries()) {
    for (const [key, bytes] of table) all[at as 0 | 1 | 2].enterSync(key, bytes);
  }
}

/** Enters what is derived from documents within a running transaction. */
export function enterDerived(tables: Tables, writes: Iterable<TableWrite>): void {
  for (const [table, key, bytes] of writes) tables[table].enterSync(key, bytes);
}
