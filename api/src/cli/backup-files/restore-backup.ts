import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDatabase } from '@jhola/embedded-mongo/backup';
import { BackupRefused } from '#platform/backup/backup-refused.js';
import { copyFile, syncFolder, syncFolders } from '#platform/backup/copy-files.js';
import { type Manifest, verifyBackup } from '#platform/backup/manifest.js';
import { readArchive } from '#platform/backup/read-archive.js';
import { RESTORE_UNDER_WAY } from '#platform/config/paths.js';
import { FILES_BESIDE } from './make-backup.js';

const PARTS = [...FILES_BESIDE, 'database'];

/**
 * Puts a backup into a DATA_DIR that has no data yet. While it works the shop does not start there; after a break the
 * same call begins anew.
 * @param backup the folder that makeBackup has made, or the file of it that was downloaded
 * @param onRestored called when all is in its place, before the shop may start there
 * @throws BackupRefused when the backup is not whole, or the folder has data; DatabaseDamaged
 */
export async function restoreBackup(
  backup: string,
  dataDir: string,
  onRestored: (manifest: Manifest) => Promise<void>,
): Promise<Manifest> {
  const manifest = (await isFile(backup))
    ? await restoreArchive(backup, dataDir)
    : await restoreFolder(backup, dataDir);
  const work = join(dataDir, RESTORE_UNDER_WAY);
  await syncFolders(work);
  for (const part of PARTS) {
    if (existsSync(join(work, part))) await rename(join(work, part), join(dataDir, part));
  }
  await syncFolder(dataDir);
  await onRestored(manifest);
  // From here on it is whole.
  await rm(work, { recursive: true });
  await syncFolder(dataDir);
  return manifest;
}

/** Nothing is written before every checksum is compared. */
async function restoreFolder(backup: string, dataDir: string): Promise<Manifest> {
  const manifest = await verifyBackup(backup);
  await checkDatabase(join(backup, 'database'));
  const work = await beginWork(dataDir);
  for (const { path } of manifest.files) await copyFile(join(backup, path), join(work, path));
  return manifest;
}

/** The file is read once: what it holds is compared on the way, and removed again when it is not whole. */
async function restoreArchive(backup: string, dataDir: string): Promise<Manifest> {
  const isNew = !existsSync(dataDir);
  const work = await beginWork(dataDir);
  try {
    const manifest = await readArchive(backup, (path) => join(work, path));
    await checkDatabase(join(work, 'database'));
    return manifest;
  } catch (error) {
    await rm(work, { recursive: true });
    if (isNew) await rmdir(dataDir);
    throw error;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    throw new BackupRefused(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** @returns the folder in DATA_DIR in which a backup is put together */
async function beginWork(dataDir: string): Promise<string> {
  const work = join(dataDir, RESTORE_UNDER_WAY);
  if (existsSync(work)) {
    // A restore was interrupted: nothing but its own parts can be here.
    for (const part of PARTS) await rm(join(dataDir, part), { recursive: true, force: true });
    await rm(work, { recursive: true });
  } else await refuseUnlessEmpty(dataDir);
  await mkdir(work, { recursive: true, mode: 0o700 });
  await syncFolder(dataDir);
  return work;
}

async function refuseUnlessEmpty(dataDir: string): Promise<void> {
  for (const part of PARTS) {
    const folder = join(dataDir, part);
    const isEmpty = !existsSync(folder) || (await readdir(folder)).length === 0;
    if (!isEmpty) {
      throw new BackupRefused(
        `${folder} has data already. Stop the shop, move ${dataDir} away, and restore again; nothing was changed.`,
      );
    }
  }
  for (const part of PARTS) await rm(join(dataDir, part), { recursive: true, force: true });
}
