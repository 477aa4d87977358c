import 'reflect-metadata';
import { basename, resolve } from 'node:path';
import { record } from './backup-files/record.js';
import { restoreBackup } from './backup-files/restore-backup.js';
import { dataDirOf, reportError } from './terminal/data-dir.js';

const usage = `npm run restore -- BACKUP

Puts a backup into DATA_DIR, which must have no data yet: the folder that npm run backup has made, or the file that
Admin › Settings › Backup hands out. Every checksum is compared; of a backup that is not whole nothing is left.`;

/** npm run restore -- BACKUP */
async function main(): Promise<void> {
  const [backup, ...more] = process.argv.slice(2);
  if (!backup || more.length > 0 || backup.startsWith('-')) {
    console.log(usage);
    if (backup !== '--help') process.exitCode = 1;
    return;
  }
  const { dataDir } = dataDirOf(process.env);
  const { takenAt } = await restoreBackup(resolve(backup), dataDir, ({ takenAt }) =>
    record(dataDir, {
      action: 'files.backup-restored',
      subject: { type: 'file', name: basename(resolve(backup)) },
      after: { takenAt },
    }),
  );
  console.log(`${dataDir} is the shop of ${takenAt} now. Start it with npm start.`);
}

main().catch(reportError);
