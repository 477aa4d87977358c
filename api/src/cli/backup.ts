import { resolve } from 'node:path';
import { makeBackup } from './backup-files/make-backup.js';
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
  const { takenAt, documents, files } = await makeBackup(dataDir, folder, picturesElsewhere);
  const count = Object.values(documents).reduce((sum, documents) => sum + documents, 0);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(
    `${resolve(folder)}: the shop of ${takenAt}, ${count} documents, ${files.length} files, ${megabytes.toFixed(1)} MB.`,
  );
  if (picturesElsewhere) console.log('The pictures are in the bucket, and are not part of it.');
}

main().catch(reportError);
