import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import type { Changes, StoreKey } from './changes.js';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';
import { readStoredEpoch } from './stored-epoch.js';
import { Table } from './table.js';

/** The tables in LMDB: documents, collections and sessions, in the order of {@link Changes}. */
export interface Tables {
  readonly root: RootDatabase<Buffer, string>;
  readonly all: readonly [documents: Table, collections: Table, sessions: Table];
}

/**
 * @param options.readOnly for looking only: the file stays as it is
 * @throws DatabaseDamaged when LMDB cannot open its file
 */
export function openTables(
  { folder, tables, data }: DatabaseFiles,
  options: { readOnly?: boolean } = {},
): Tables {
  // The folder's own lock keeps other processes out; one that was damaged would stop LMDB.
  rmSync(join(tables, 'lock.mdb'), { force: true });
  try {
    // Overlapping sync would call a commit done before it is on disk.
    const root = open<Buffer, string>({
      path: tables,
      noSubdir: false,
      encoding: 'binary',
      maxDbs: 4,
      overlappingSync: false,
      readOnly: options.readOnly ?? false,
    });
    const { hasSums } = readStoredEpoch(root);
    const table = (name: string): Table => {
      const entries = root.openDB<Buffer, StoreKey>({ name, encoding: 'binary' });
      return new Table(
        entries,
        hasSums,
        (key) => new DatabaseDamaged(folder, data, `is damaged at ${key} of its ${name}`),
      );
    };
    return { root, all: [table('documents'), table('collections'), table('sessions')] };
  } catch (error) {
    throw new DatabaseDamaged(folder, data, `cannot be opened (${(error as Error).message})`);
  }
}

/** Enters changes within a running transaction. */
export function enterSync({ all }: Tables, changes: Changes): void {
  for (const [at, table] of changes.tables.entries()) {
    for (const [key, bytes] of table) all[at as 0 | 1 | 2].enterSync(key, bytes);
  }
}
