import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDatabase } from '@jhola/embedded-mongo/backup';
import { RESTORE_UNDER_WAY } from '#platform/config/paths.js';
import { BackupRefused } from './backup-refused.js';
import { copyFile, syncFolder, syncFolders } from './copy-files.js';
import { FILES_BESIDE } from './make-backup.js';
import { type Manifest, verifyBackup } from './manifest.js';

/**
 * Puts a backup into a DATA_DIR that has no data yet. While it works the shop does not start there; after a break the
 * same call begins anew.
 * @param backup the folder that {@link makeBackup} has made
 * @throws BackupRefused when the backup is not whole, or the folder has data; DatabaseDamaged
 */
export async function restoreBackup(backup: string, dataDir: string): Promise<Manifest> {
  const manifest = await verifyBackup(backup);
  await checkDatabase(join(backup, 'database'));
  const work = join(dataDir, RESTORE_UNDER_WAY);
  const parts = [...FILES_BESIDE, 'database'];
  if (existsSync(work)) {
    // A restore was interrupted: nothing but its own parts can be here.
    for (const part of parts) await rm(join(dataDir, part), { recursive: true, force: true });
    await rm(work, { recursive: true });
  } else await refuseUnlessEmpty(dataDir, parts);
  await mkdir(work, { recursive: true, mode: 0o700 });
  await syncFolder(dataDir);
  for (const { path } of manifest.files) await copyFile(join(backup, path), join(work, path));
  await syncFolders(work);
  for (const part of parts) {
    if (existsSync(join(work, part))) await rename(join(work, part), join(dataDir, part));
  }
  await syncFolder(dataDir);
  // From here on it is whole.
  await rm(work, { recursive: true });
  await syncFolder(dataDir);
  return manifest;
}

async function refuseUnlessEmpty(dataDir: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const folder = join(dataDir, part);
    const isEmpty = !existsSync(folder) || (await readdir(folder)).length === 0;
    if (!isEmpty) {
      throw new BackupRefused(
        `${folder} has data already. Stop the shop, move ${dataDir} away, and restore again; nothing was changed.`,
      );
    }
  }
  for (const part of parts) await rm(join(dataDir, part), { recursive: true, force: true });
}
