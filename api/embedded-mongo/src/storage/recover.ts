import { existsSync, statSync } from 'node:fs';
import { DatabaseDamaged } from './database-damaged.js';
import type { DatabaseFiles } from './database-files.js';
import { type FileSum, fileSumSync, isSameSum } from './file-sum.js';
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

/** What is known of the tables' file when it is opened: its checksum, and whether all of the file was compared with it. */
export interface KnownSum {
  readonly sum: FileSum;
  readonly isCompared: boolean;
}

/**
 * Looks whether all files are there and the tables are what the identity says. Of a large file only its size is looked
 * at: it is to be compared before anything is written to it.
 * @param comparedFirst up to which size it is compared here, in bytes
 * @returns the checksum of the tables' file, where it is known
 * @throws DatabaseDamaged
 */
export function checkFiles(
  files: DatabaseFiles,
  state: IdentityState,
  comparedFirst: number,
): KnownSum | undefined {
  const { folder, data, journals } = files;
  for (const file of [data, ...journals]) {
    if (!existsSync(file)) throw new DatabaseDamaged(folder, file, 'is missing');
  }
  const { tables: sum } = state;
  if (!sum) {
    checkTablesPages(files);
    return undefined;
  }
  const isCompared = sum.size <= comparedFirst;
  const { size } = statSync(data);
  if (isCompared || size !== sum.size) compareSum(files, sum, fileSumSync(data));
  return { sum, isCompared };
}

/** @throws DatabaseDamaged when the tables' file is another than it was */
export function compareSum({ folder, data }: DatabaseFiles, sum: FileSum, found: FileSum): void {
  if (isSameSum(found, sum)) return;
  const what = found.size < sum.size ? `ends after ${found.size} of ${sum.size} bytes` : '';
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
