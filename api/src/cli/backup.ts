import 'reflect-metadata';
import { basename, resolve } from 'node:path';
import { backupBytes } from '../platform/backup/manifest.js';
import { makeBackup } from './backup-files/make-backup.js';
import { record } from './backup-files/record.js';
import { dataDirOf, reportError } from './terminal/data-dir.js';

const usage = `npm run backup -- DIR

Copies the shop's database, pictures and generated keys, as they are at one moment, into the new folder DIR.
The shop may be running and goes on. The backup holds secrets and personal data: keep it as safe as the shop.`;

/** npm run backup -- DIR */
async function main(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0 || folder.startsWith('-')) {
    console.log(usage);
    if (folder !== '--help') process.exitCode = 1;
    return;
  }
  const { dataDir, picturesElsewhere } = dataDirOf(process.env);
  const manifest = await makeBackup(dataDir, folder, { picturesElsewhere });
  const { takenAt, documents, files } = manifest;
  const count = Object.values(documents).reduce((sum, documents) => sum + documents, 0);
  const bytes = backupBytes(manifest);
  console.log(
    `${resolve(folder)}: the shop of ${takenAt}, ${count} documents, ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB.`,
  );
  if (picturesElsewhere) console.log('The pictures are in the bucket, and are not part of it.');
  // A shop whose disk is full can be backed up, but takes no entry.
  await record(dataDir, {
    action: 'files.backup-taken',
    subject: { type: 'file', name: basename(resolve(folder)) },
    after: { takenAt, bytes },
  }).catch((error: unknown) => {
    console.error(
      `The backup is whole. The shop's activity could not record it: ${(error as Error).message}`,
    );
  });
}

main().catch(reportError);
