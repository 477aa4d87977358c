import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkDatabase, lockFolder } from '@jhola/embedded-mongo/backup';
import { BackupRefused } from '../platform/backup/backup-refused.js';
import { MANIFEST, verifyBackup } from '../platform/backup/manifest.js';
import { readArchive } from '../platform/backup/read-archive.js';
import { dataDirOf, reportError } from './terminal/data-dir.js';

const usage = `npm run database:check [-- DIR or FILE]

Reads all of the database in DATA_DIR, or of the data folder or backup DIR, or of the downloaded backup FILE, and changes
nothing: every checksum, document and index. A line for each collection; ends with 1 and a sentence when something is
wrong. The shop must be stopped; of a running one, check a backup. The database of a FILE is unpacked for the check into
the folder for temporary files (TMPDIR).`;

/** npm run database:check [-- DIR or FILE] */
async function main(): Promise<void> {
  const [named, ...more] = process.argv.slice(2);
  if (more.length > 0 || named?.startsWith('-')) {
    console.log(usage);
    if (named !== '--help') process.exitCode = 1;
    return;
  }
  const path = named ? resolve(named) : dataDirOf(process.env).dataDir;
  const isFile = existsSync(path) && (await stat(path)).isFile();
  await (isFile ? checkArchive(path) : checkFolder(path));
}

async function checkFolder(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  if (!existsSync(database)) throw new BackupRefused(`There is no database in ${dataDir}.`);
  const isBackup = existsSync(join(dataDir, MANIFEST));
  if (isBackup) await verifyBackup(dataDir);
  // A backup is nobody's to open, and may lie where nothing can be written.
  const unlock = isBackup ? async () => {} : await lockFolder(database);
  try {
    await report(database);
  } finally {
    await unlock();
  }
}

async function checkArchive(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-check-'));
  try {
    await readArchive(file, (path) => (path.startsWith('database/') ? join(folder, path) : undefined));
    await report(join(folder, 'database'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function report(database: string): Promise<void> {
  const { collections, notices } = await checkDatabase(database);
  for (const notice of notices) console.log(notice);
  for (const { name, documents, indexes, bytes } of collections) {
    console.log(`${name}: ${documents} documents, ${bytes} bytes, ${indexes} indexes`);
  }
  console.log('All of it is whole.');
}

main().catch(reportError);
