import { statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { CommandError } from '../errors.js';

/** As Node.js and as LMDB say it. */
const NO_ROOM = new Set<unknown>(['ENOSPC', 'EDQUOT', constants.errno.ENOSPC, constants.errno.EDQUOT]);
/** More than LMDB writes in one piece. */
const BYTES_AT_ONCE = 8 * 1024 * 1024;
/** With less room than this the disk counts as full. */
const LEAST_ROOM_BYTES = 1024 * 1024;

/** Whether a write failed since the disk, or the user's share of it, has no room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_ROOM.has(error.code);
}

/** Whether the file system of a folder has less room than a write may need. */
export function lacksRoom(folder: string, bytes = LEAST_ROOM_BYTES): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < bytes;
}

/** Whether a write failed for lack of room: LMDB calls one that was cut short an input/output error. */
export function isFullAfter(error: unknown, folder: string): boolean {
  const isCutShort = error instanceof Error && 'code' in error && error.code === constants.errno.EIO;
  return isDiskFull(error) || (isCutShort && lacksRoom(folder, 2 * BYTES_AT_ONCE));
}

/** The refusal of a write for which the disk has no room, by MongoDB's name and number. */
export function outOfDiskSpace(folder: string): CommandError {
  return new CommandError('OutOfDiskSpace', `The disk of ${folder} is full: nothing was written. Make room.`);
}

/** For a rejection of writes that nobody waits for: a refused one is no fault of the store. */
export function ignoreFullDisk(error: unknown): void {
  if (!(error instanceof CommandError) || error.codeName !== 'OutOfDiskSpace') throw error;
}
