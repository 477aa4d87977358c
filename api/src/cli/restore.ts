import { resolve } from 'node:path';
import { restoreBackup } from './backup-files/restore-backup.js';
import { dataDirOf, reportError } from './terminal/data-dir.js';

const usage = `npm run restore -- DIR

Puts the backup in the folder DIR into DATA_DIR, which must have no data yet. Every checksum is compared first.`;

/** npm run restore -- DIR */
async function main(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0 || folder.startsWith('-')) {
    console.log(usage);
    if (folder !== '--help') process.exitCode = 1;
    return;
  }
  const { dataDir } = dataDirOf(process.env);
  const { takenAt } = await restoreBackup(resolve(folder), dataDir);
  console.log(`${dataDir} is the shop of ${takenAt} now. Start it with npm start.`);
}

main().catch(reportError);
