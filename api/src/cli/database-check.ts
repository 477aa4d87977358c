import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkDatabase, lockFolder } from '@jhola/embedded-mongo/backup';
import { BackupRefused } from './backup-files/backup-refused.js';
import { MANIFEST, verifyBackup } from './backup-files/manifest.js';
import { dataDirOf, reportError } from './terminal/data-dir.js';

const usage = `npm run database:check [-- DIR]

Reads all of the database in DATA_DIR, or of the data folder or backup DIR, and changes nothing: every checksum,
document and index. A line for each collection; ends with 1 and a sentence when something is wrong. The shop must
be stopped; of a running one, check a backup.`;

/** npm run database:check [-- DIR] */
async function main(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (more.length > 0 || folder?.startsWith('-')) {
    console.log(usage);
    if (folder !== '--help') process.exitCode = 1;
    return;
  }
  const dataDir = folder ? resolve(folder) : dataDirOf(process.env).dataDir;
  const database = join(dataDir, 'database');
  if (!existsSync(database)) throw new BackupRefused(`There is no database in ${dataDir}.`);
  const isBackup = existsSync(join(dataDir, MANIFEST));
  if (isBackup) await verifyBackup(dataDir);
  // A backup is nobody's to open, and may lie where nothing can be written.
  const unlock = isBackup ? async () => {} : await lockFolder(database);
  try {
    const { collections, notices } = await checkDatabase(database);
    for (const notice of notices) console.log(notice);
    for (const { name, documents, indexes, bytes } of collections) {
      console.log(`${name}: ${documents} documents, ${bytes} bytes, ${indexes} indexes`);
    }
    console.log('All of it is whole.');
  } finally {
    await unlock();
  }
}

main().catch(reportError);
