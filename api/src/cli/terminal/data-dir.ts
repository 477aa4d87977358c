import { resolve } from 'node:path';
import { DatabaseDamaged, FolderInUse } from '@jhola/embedded-mongo/backup';
import { BackupRefused } from '../../platform/backup/backup-refused.js';
import { readEnvironment } from '../../platform/config/environment.js';
import { defaultPaths } from '../../platform/config/paths.js';
import { startupErrorOf } from '../../platform/logging/startup-error.js';

/**
 * Where the shop's data is.
 * @throws BackupRefused when the database is a MongoDB, which has its own tools
 */
export function dataDirOf(variables: NodeJS.ProcessEnv): { dataDir: string; picturesElsewhere: boolean } {
  const { MONGODB_URI, DATA_DIR, S3_BUCKET } = readEnvironment(variables);
  if (MONGODB_URI) {
    throw new BackupRefused(
      'MONGODB_URI is set: use mongodump --oplog and mongorestore, and keep the pictures and JWT_SECRET beside it.',
    );
  }
  return { dataDir: resolve(DATA_DIR ?? defaultPaths.dataDir), picturesElsewhere: S3_BUCKET !== undefined };
}

/** What went wrong, in a sentence for the person at the keyboard; unforeseen errors keep their stack. */
export function reportError(error: unknown): void {
  process.exitCode = 1;
  const isExpected =
    error instanceof BackupRefused || error instanceof DatabaseDamaged || error instanceof FolderInUse;
  const { code, path } = error as NodeJS.ErrnoException;
  if (isExpected) console.error((error as Error).message);
  else if (code === 'ENOSPC')
    console.error('The disk is full. Make room, and run this again; nothing was left behind.');
  else if (code && path) console.error(`${path} cannot be read or written (${code}).`);
  else console.error(startupErrorOf(error).expected ? startupErrorOf(error).sentence : error);
}
