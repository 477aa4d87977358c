import type { BackupStep, BackupTrouble } from '@jhola/shared/contracts/backup.contract';

/** The words of Admin › Settings › Backup. */
export const backupTexts = {
  title: 'Backup',
  lead: 'The whole shop as one file: database, pictures and keys, as they are at one moment. The shop goes on selling meanwhile.',
  loading: 'Loading...',
  failed: 'The backup could not be fetched',
  retry: 'Retry',
  wentWrong: 'Something went wrong!',
  takeTitle: 'Take a backup',
  last: (when: string, who: string, size: string) => `Last backup: ${when}, by ${who}, ${size}.`,
  never: 'No backup was taken yet.',
  who: { admin: 'a former administrator', command: 'the shop’s computer' },
  prepare: 'Prepare backup',
  another: 'Prepare another backup',
  steps: {
    copying: 'Copying the database...',
    checking: 'Checking every file...',
  } satisfies Record<BackupStep, string>,
  progress: 'Progress of the backup',
  cancel: 'Cancel',
  ready: (size: string, taken: string) => `The backup is ready: ${size}, the shop as it was on ${taken}.`,
  keptUntil: (until: string) => `It is removed once it is downloaded, or at ${until}.`,
  download: 'Download',
  proofTitle: 'Download the backup',
  proof:
    'Whoever has the file has the shop: your password proves that it is you who asks. An account without one sets one first, in its profile.',
  close: 'Close',
  discard: 'Throw away',
  downloading: 'Downloading...',
  downloadingHint: 'Your browser stores the file. If that broke off, begin the download again.',
  downloadAgain: 'Download again',
  downloadProgress: 'Progress of the download',
  downloaded: (fileName: string, size: string) =>
    `The file was handed over: ${fileName}, ${size}. Look for it among your downloads before you rely on it.`,
  of: (done: string, total: string) => `${done} of ${total}`,
  troubles: {
    'disk-full': 'No backup was made: the shop’s disk is full. Make room, and try again.',
    damaged:
      'No backup was made: the database is damaged. Stop the shop and run npm run database:check, which names the file; older backups are not affected.',
    other: 'No backup was made. The shop’s log says why.',
  } satisfies Record<BackupTrouble, string>,
  byCommandTitle: 'This shop runs in several processes',
  byCommand: 'Its backup is made on its server, while it is open: npm run backup -- FOLDER.',
  elsewhereTitle: 'This shop uses a MongoDB',
  elsewhere:
    'The database is not in the shop’s own folder, so its own tools make the backup. Each backup needs all of these:',
  elsewhereParts: [
    'the database, by mongodump --oplog',
    'the pictures: the folder uploads in DATA_DIR, or the bucket',
    'the folder keys in DATA_DIR, and the secret that signs access tokens where you have set one',
  ],
  containsTitle: 'What the file contains',
  contains:
    'Orders, products, customers with their addresses and phone numbers, and the keys that keep people signed in.',
  secret:
    'It is your customers’ personal data: whoever has the file has the shop. Keep it where nobody else can read it, and never send it by mail or chat.',
  bucket: 'Your pictures are in a bucket and not in this file: turn on versions there.',
  restoreTitle: 'How to restore it',
  restoreLead: 'On a computer with the same version of the shop, or a newer one:',
  restoreSteps: {
    check: 'Check the file:',
    restore: 'Put it into a folder without data, while no shop runs there:',
    start: 'Start the shop with that folder:',
  },
  restoreDrill:
    'Try it once in three months, on another computer: that alone proves that a backup can be used.',
};
