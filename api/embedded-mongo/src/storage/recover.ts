import { existsSync } from 'node:fs';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';
import { type FileSum, fileSumSync } from './file-sum.js';
import type { IdentityState } from './identity.js';
import { type JournalContent, readJournal } from './read-journal.js';
import type { StoredEpoch } from './stored-epoch.js';
import { checkTablesPages } from './tables-pages.js';

/** What the journals bring the tables forward to. */
export interface Recovered {
  readonly changes: readonly JournalContent['changes'][];
  readonly epoch: number;
  readonly sequence: number;
}

/**
 * Looks whether all files are there and the tables are what the identity says.
 * @returns the checksum of the tables' file, where it could be compared
 * @throws DatabaseDamaged
 */
export function checkFiles(files: DatabaseFiles, state: IdentityState): FileSum | undefined {
  const { folder, data, journals } = files;
  for (const file of [data, ...journals]) {
    if (!existsSync(file)) throw new DatabaseDamaged(folder, file, 'is missing');
  }
  if (!state.tables) {
    checkTablesPages(files);
    return undefined;
  }
  const found = fileSumSync(data);
  if (found.size === state.tables.size && found.sum === state.tables.sum) return found;
  const what = found.size < state.tables.size ? `ends after ${found.size} of ${state.tables.size} bytes` : '';
  throw new DatabaseDamaged(
    folder,
    data,
    what || 'is damaged, or from another moment than the files beside it',
  );
}

/**
 * Reads what the journals have that the tables have not.
 * @param notices gets what an owner should know of
 * @throws DatabaseDamaged when writes are missing, or a file is from another moment
 */
export function recover(
  files: DatabaseFiles,
  state: IdentityState,
  stored: StoredEpoch,
  notices: string[],
): Recovered {
  const { folder, identity, journals } = files;
  if (state.epoch <= stored.epoch) {
    throw new DatabaseDamaged(folder, identity, 'is from an earlier moment than the tables beside it');
  }
  const contents: JournalContent[] = [];
  for (const path of journals) {
    const { content, tornAt } = readJournal(folder, path, state.id, stored.epoch);
    if (content) contents.push(content);
    if (tornAt !== undefined) {
      notices.push(
        `${path}: a write was cut off at byte ${tornAt}, before it was acknowledged; it is left out.`,
      );
    }
  }
  contents.sort((a, b) => a.epoch - b.epoch);
  let { epoch, sequence } = stored;
  let path = files.journalOf(epoch + 1);
  for (const content of contents) {
    if (content.epoch !== epoch + 1 || content.first !== sequence + 1) {
      throw new DatabaseDamaged(folder, path, missingWrites(sequence + 1, content.first - 1));
    }
    ({ epoch, last: sequence, path } = content);
  }
  if (sequence < state.sequence) {
    const lacking = epoch === stored.epoch ? path : files.journalOf(state.epoch);
    throw new DatabaseDamaged(folder, lacking, missingWrites(sequence + 1, state.sequence));
  }
  return { changes: contents.map(({ changes }) => changes), epoch, sequence };
}

function missingWrites(from: number, to: number): string {
  return to < from
    ? 'is from another moment than the files beside it'
    : `lacks the writes ${from} to ${to}: it is damaged, or from another moment than the files beside it`;
}
