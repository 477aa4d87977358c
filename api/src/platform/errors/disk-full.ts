/** MongoDB's OutOfDiskSpace, and what the system says of files. */
const DISK_FULL = new Set<unknown>([14031, 'ENOSPC', 'EDQUOT']);

/** Whether a write to the database, or of a file, failed since there was no room for it. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FULL.has(error.code);
}
