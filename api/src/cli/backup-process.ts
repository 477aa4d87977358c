import { DatabaseDamaged } from '@jhola/embedded-mongo/backup';
import type { BackupReport } from '../platform/backup/backup-report.js';
import { isDiskFull } from '../platform/errors/disk-full.js';
import { makeBackup } from './backup-files/make-backup.js';
import { dataDirOf } from './terminal/data-dir.js';

const REPORT_EVERY_MS = 100;

/**
 * Started by the shop for Admin › Settings › Backup: makes the backup that is handed out, in the folder DIR, and reports
 * to the shop. It is a process of its own, so that the shop copies nothing and checks nothing itself; it ends with the shop.
 */
async function main([folder]: readonly string[]): Promise<void> {
  if (!folder || !process.send)
    throw new Error('The shop starts this; the command is npm run backup -- DIR.');
  process.once('disconnect', () => process.exit(1));
  const { dataDir, picturesElsewhere } = dataDirOf(process.env);
  try {
    await makeBackup(dataDir, folder, { picturesElsewhere, linkFiles: true, onProgress: reportProgress });
    await report({ kind: 'made' });
  } catch (error) {
    console.error(error);
    await report({ kind: 'failed', trouble: troubleOf(error), message: (error as Error).message });
  }
  process.disconnect();
}

function troubleOf(error: unknown): (BackupReport & { kind: 'failed' })['trouble'] {
  if (error instanceof DatabaseDamaged) return 'damaged';
  const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC' || isDiskFull(error);
  return isFull ? 'disk-full' : 'other';
}

let reportedAt = 0;

function reportProgress(step: 'copying' | 'checking', done: number, total: number): void {
  const now = Date.now();
  if (done < total && now - reportedAt < REPORT_EVERY_MS) return;
  reportedAt = now;
  void report({ kind: 'progress', step, done, total });
}

/** Resolves when the report is on its way; the shop may be gone by then. */
function report(about: BackupReport): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(about, undefined, undefined, () => resolve());
  });
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
