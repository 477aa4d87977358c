import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';
import type { Changes, StoreKey } from './changes.js';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';

/** The tables in LMDB: documents, collections and sessions, in the order of {@link Changes}. */
export interface Tables {
  readonly root: RootDatabase<Buffer, string>;
  readonly all: readonly Database<Buffer, StoreKey>[];
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
    const all = ['documents', 'collections', 'sessions'].map((name) =>
      root.openDB<Buffer, StoreKey>({ name, encoding: 'binary' }),
    );
    return { root, all };
  } catch (error) {
    throw new DatabaseDamaged(folder, data, `cannot be opened (${(error as Error).message})`);
  }
}

/** Enters changes within a running transaction. */
export function enterSync({ all }: Tables, changes: Changes): void {
  for (const [at, table] of changes.tables.entries()) {
    for (const [key, bytes] of table) {
      if (bytes) all[at]?.putSync(key, bytes as Buffer);
      else all[at]?.removeSync(key);
    }
  }
}
