import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import type { Changes } from './changes.js';
import { DatabaseDamaged } from './database-damaged.js';
import { DatabaseFiles, syncFolder } from './database-files.js';
import { type FileSum, fileSumSync } from './file-sum.js';
import { readFirstJournal } from './first-journal.js';
import { Identity } from './identity.js';
import { Journal, MARK_START } from './journal.js';
import { checkFiles, compareSum, type Recovered, recover } from './recover.js';
import { readStoredEpoch, type StoredEpoch, storedEpochEntry } from './stored-epoch.js';
import type { TableWrite } from './table-write.js';
import { enterDerived, enterSync, openTables, type ReadTables, type Tables } from './tables.js';
import { checkTablesPages } from './tables-pages.js';

/** The files of a database, whole and up to date, ready to be written to. */
export interface OpenFiles {
  readonly files: DatabaseFiles;
  readonly identity: Identity;
  readonly tables: Tables;
  readonly journals: readonly [Journal, Journal];
  /** The epoch to go on with, and the last frame before it. */
  readonly epoch: number;
  readonly sequence: number;
  /** What an owner should know of, in sentences. */
  readonly notices: readonly string[];
  /** What all of the tables' file is still to be compared with, before anything is written to it. */
  readonly uncompared: FileSum | undefined;
}

/**
 * What tables need beside changes of documents, so that the indexes go with them.
 * @param hasIndexes whether the tables have any entries of indexes
 */
export type BringForward = (
  tables: ReadTables,
  changes: readonly Changes[],
  hasIndexes: boolean,
) => { readonly collections: Changes; readonly writes: Iterable<TableWrite> };

/**
 * Opens the files and brings the tables up to date with the journals. A folder of the first version, and one that is
 * empty, becomes one of this version. Killed at any moment, the next call goes on.
 * @param folder where the data lies; made when missing
 * @param comparedFirst up to which size the tables' file is compared with its checksum here, in bytes
 * @param bringForward absent where there are no indexes
 * @throws DatabaseDamaged when a file is missing, damaged, or from another moment than the others
 */
export function openFiles(folder: string, comparedFirst: number, bringForward?: BringForward): OpenFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = new DatabaseFiles(folder);
  const found = Identity.open(files);
  const known = found?.state.whole
    ? checkFiles(files, found.state, comparedFirst)
    : checkUnfinished(files, found);
  const uncompared = known && !known.isCompared ? known.sum : undefined;
  const tables = openTables(files, uncompared !== undefined);
  try {
    const notices: string[] = [];
    const stored = readStoredEpoch(tables.reader);
    if (!found && stored.id !== undefined) throw new DatabaseDamaged(folder, files.identity, 'is missing');
    const identity = found ?? newIdentity(files);
    const { id, whole } = identity.state;
    if (stored.id !== undefined ? stored.id !== id : whole) {
      throw new DatabaseDamaged(folder, files.data, 'belongs to another database than the files beside it');
    }
    const recovered = whole
      ? recover(files, identity.state, stored, notices)
      : stored.id === undefined
        ? recoverFirstVersion(files, stored)
        : { ...stored, changes: [] as Changes[] };
    const { sequence } = recovered;
    const epoch = recovered.epoch + 1;
    const lacksIndexes = bringForward !== undefined && !stored.hasIndexes;
    const isUnchanged = stored.hasSums && !lacksIndexes && recovered.epoch === stored.epoch;
    if (!isUnchanged) {
      if (uncompared) compareSum(files, uncompared, fileSumSync(files.data));
      // From here until all is stored the tables' file is no longer what the identity says.
      if (whole) identity.writeSync({ epoch, sequence, tables: null });
      tables.root.transactionSync(() => {
        if (!stored.hasSums) for (const table of tables.all) table.addSums();
        const forward = bringForward?.(tables, recovered.changes, stored.hasIndexes);
        for (const changes of recovered.changes) enterSync(tables, changes);
        if (forward) {
          enterSync(tables, forward.collections);
          enterDerived(tables, forward.writes);
        }
        const hasIndexes = bringForward !== undefined;
        tables.root.putSync(...storedEpochEntry({ epoch: recovered.epoch, sequence, id, hasIndexes }));
      });
      tables.reader.refresh();
      for (const table of tables.all) table.sumsAdded();
    }
    const journals = [new Journal(files.journals[0], id), new Journal(files.journals[1], id)] as const;
    syncFolder(files.tables);
    syncFolder(folder);
    const state = {
      whole: true,
      epoch,
      sequence,
      tables: (isUnchanged && known?.sum) || sumUpTo(comparedFirst, files),
    };
    // In both of its slots: neither may say any more that nothing was acknowledged yet.
    for (const _slot of [0, 1]) identity.writeSync(state);
    const opened = { files, identity, tables, journals, epoch, sequence, notices };
    return { ...opened, uncompared: isUnchanged ? uncompared : undefined };
  } catch (error) {
    void tables.close();
    throw error;
  }
}

/** The checksum of the tables' file; a larger one is summed up while the database is open. */
function sumUpTo(bytes: number, { data }: DatabaseFiles): FileSum | null {
  return statSync(data).size <= bytes ? fileSumSync(data) : null;
}

function newIdentity(files: DatabaseFiles): Identity {
  const id = randomBytes(8).toString('hex');
  return Identity.create(files, { id, whole: false, epoch: 0, sequence: 0, tables: null });
}

/** Looks at the files of a folder that is new, of the first version, or was left while it was made. */
function checkUnfinished(files: DatabaseFiles, found: Identity | undefined): undefined {
  const { folder, identity, data, journals } = files;
  for (const journal of found ? [] : journals.filter((path) => existsSync(path))) {
    const isOfThisVersion = readFileSync(journal).subarray(0, MARK_START.length).equals(MARK_START);
    if (isOfThisVersion) throw new DatabaseDamaged(folder, identity, 'is missing');
  }
  // LMDB makes an empty file first.
  if (existsSync(data) && statSync(data).size > 0) checkTablesPages(files);
}

function recoverFirstVersion({ folder, journals, data }: DatabaseFiles, stored: StoredEpoch): Recovered {
  const left = journals
    .map((path) => ({ path, ...readFirstJournal(folder, path, stored.epoch) }))
    .filter(({ epoch }) => epoch > stored.epoch)
    .sort((a, b) => a.epoch - b.epoch);
  for (const [at, { epoch, path }] of left.entries()) {
    if (epoch !== stored.epoch + 1 + at) {
      throw new DatabaseDamaged(
        folder,
        at === 0 ? data : path,
        'is missing, or from another moment than the files beside it',
      );
    }
  }
  const changes = left.map((journal) => journal.changes);
  return { changes, epoch: left.at(-1)?.epoch ?? stored.epoch, sequence: 0 };
}
