import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkDatabase, DatabaseCopy, reachDatabase } from '@jhola/embedded-mongo/backup';
import type { BackupStep } from '@jhola/shared/contracts/backup.contract';
import { MongoClient } from 'mongodb';
import { UPLOADS_PATH } from '#integrations/storage/picture-storage.js';
import { BackupRefused } from '#platform/backup/backup-refused.js';
import { copyFile, filesBelow, measureFile, syncFolder, syncFolders } from '#platform/backup/copy-files.js';
import { FORMAT, type Manifest, writeManifest } from '#platform/backup/manifest.js';
import { defaultPaths } from '#platform/config/paths.js';

/** What is kept beside the database: pictures, files that wait to be imported, and the generated keys. */
export const FILES_BESIDE = ['uploads', 'imports', 'keys'] as const;
const DATABASE = 'database';
/** A picture that was uploaded and replaced while the others were copied makes the moment move on so often at most. */
const MAX_MOMENTS = 20;
/** What a disk answers that cannot link a file. */
const NO_LINKS: ReadonlySet<string> = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK']);

/** How a backup is made. */
export interface BackupOptions {
  /** Whether the pictures are in a bucket. */
  readonly picturesElsewhere: boolean;
  /**
   * Files beside the database are links to the shop's own where the disk can: for a backup that stays for a while on the
   * same disk, to be handed out. These files never change, and what the shop deletes stays in the backup.
   */
  readonly linkFiles?: boolean;
  /** Called with how far a step is, in bytes; the files beside the database are no part of the first. */
  readonly onProgress?: (step: BackupStep, done: number, total: number) => void;
}

/** Where a backup is made from, where it is made, and how. */
interface Copying extends BackupOptions {
  readonly dataDir: string;
  readonly partial: string;
}

/**
 * Copies one moment of a shop, which may be running and goes on, into a new folder.
 * @param dataDir the shop's DATA_DIR
 * @param to missing, or an empty folder; it appears when all of it is on disk
 * @throws BackupRefused, EmbeddedDatabaseUnavailable, DatabaseDamaged
 */
export async function makeBackup(dataDir: string, to: string, options: BackupOptions): Promise<Manifest> {
  const target = resolve(to);
  if ((await readdir(target).catch(missingOrNoFolder)).length > 0) {
    throw new BackupRefused(`${target} is not empty. Name a new folder.`);
  }
  const from = join(dataDir, DATABASE);
  if (!existsSync(from))
    throw new BackupRefused(`There is no database in ${dataDir}. Set DATA_DIR to the shop's.`);
  const partial = `${target}.partial`;
  await mkdir(dirname(target), { recursive: true });
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  try {
    const manifest = await copyShop({ ...options, dataDir, partial });
    await syncFolders(partial);
    await rename(partial, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function copyShop(copying: Copying): Promise<Manifest> {
  const { dataDir, partial, picturesElsewhere, onProgress } = copying;
  const database = await reachDatabase(dataDir);
  const client = new MongoClient(database.uri);
  let taken: { takenAt: string; documents: Record<string, number> };
  try {
    const run = (command: Record<string, unknown>) => client.db('admin').command(command);
    const copy = await DatabaseCopy.begin(join(dataDir, DATABASE), join(partial, DATABASE), run);
    try {
      await copy.copyTables((done, total) => onProgress?.('copying', done, total));
      await copyNewFiles(copying);
      taken = await takeMoment(copy, copying);
    } finally {
      await copy.end();
    }
  } finally {
    await client.close();
    await database.close();
  }
  const { version } = JSON.parse(await readFile(defaultPaths.packageFile, 'utf8'));
  const files = await measureFiles(partial, onProgress);
  const manifest = { format: FORMAT, shopVersion: String(version), ...taken, picturesElsewhere, files };
  await writeManifest(partial, manifest);
  return manifest;
}

async function measureFiles(
  partial: string,
  onProgress: BackupOptions['onProgress'],
): Promise<Manifest['files']> {
  const paths = await filesBelow(partial);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(partial, path))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const files: Manifest['files'] = [];
  let done = 0;
  for (const path of paths) {
    const file = { path, ...(await measureFile(join(partial, path))) };
    files.push(file);
    done += file.bytes;
    onProgress?.('checking', done, total);
  }
  return files;
}

/**
 * Ends the database's copy at a moment of which every picture is there. A picture of the moment was uploaded before
 * it, so it is copied before or after; unless it was replaced, and deleted, in between: then a later moment is taken,
 * which does not name it any more. What that one lacks, too, the shop itself has lost.
 */
async function takeMoment(copy: DatabaseCopy, copying: Copying) {
  const { partial, picturesElsewhere } = copying;
  let before = new Set<string>();
  for (let moments = 0; moments < MAX_MOMENTS; moments++) {
    const takenAt = new Date().toISOString();
    await copy.copyJournal();
    await copyNewFiles(copying);
    const named = new Set<string>();
    const checked = await checkDatabase(join(partial, DATABASE), (document) => addPictures(document, named));
    const present = new Set(await filesBelow(join(partial, 'uploads')));
    const lacking = new Set([...named].filter((name) => !present.has(name)));
    if (picturesElsewhere || [...lacking].every((name) => before.has(name))) {
      const counts = checked.collections.map(({ name, documents }) => [name, documents] as const);
      return { takenAt, documents: Object.fromEntries(counts) };
    }
    before = lacking;
  }
  throw new BackupRefused('Pictures were replaced faster than they could be copied. Try again.');
}

/** Copies what is not in the copy yet: these files never change. */
async function copyNewFiles({ dataDir, partial, linkFiles }: Copying): Promise<void> {
  const keep = linkFiles ? linkOrCopy : copyFile;
  for (const folder of FILES_BESIDE) {
    const present = new Set(await filesBelow(join(partial, folder)));
    for (const path of await filesBelow(join(dataDir, folder))) {
      if (present.has(path) || path.split('/').some((name) => name.startsWith('.'))) continue;
      const target = join(partial, folder, path);
      await keep(join(dataDir, folder, path), target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' || existsSync(join(dataDir, folder, path))) throw error;
        // It was deleted meanwhile.
        await rm(target, { force: true });
      });
    }
  }
}

/** Links a file, or copies it where the disk has no links, or has no more of them, or is another disk. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!NO_LINKS.has(code)) throw error;
    await copyFile(from, to);
  }
}

/** Adds the pictures of the shop's own that a document names, by their paths below uploads. */
function addPictures(value: unknown, named: Set<string>): void {
  if (typeof value === 'string') {
    if (value.startsWith(`${UPLOADS_PATH}/`)) named.add(value.slice(UPLOADS_PATH.length + 1));
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const part of Object.values(value)) addPictures(part, named);
  }
}

function missingOrNoFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  if (error.code === 'ENOTDIR') throw new BackupRefused('That is a file. Name a new folder.');
  throw error;
}
