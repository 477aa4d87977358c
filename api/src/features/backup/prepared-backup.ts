import type { PreparedBackup } from '@jhola/shared/contracts/backup.contract';
import { nameInPath } from '@jhola/shared/domain/slugs/paths';
import { INDIA_TIME_ZONE } from '@jhola/shared/domain/time/india-time';
import type { BackupArchive } from '#platform/backup/write-archive.js';

/** How long a backup waits to be downloaded: it is all of the shop, once more. */
export const PREPARED_FOR_MS = 60 * 60 * 1000;

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: INDIA_TIME_ZONE,
});

/** A prepared backup in the contract's form; its file is named after the shop and the moment in India. */
export function preparedBackup({ manifest, bytes }: BackupArchive, shopName: string): PreparedBackup {
  const moment = inIndia.format(new Date(manifest.takenAt)).replace(':', '').replace(' ', '-');
  return {
    fileName: `${nameInPath(shopName).toLowerCase()}-backup-${moment}.tar`,
    bytes,
    takenAt: manifest.takenAt,
    expiresAt: new Date(Date.now() + PREPARED_FOR_MS).toISOString(),
  };
}

/** The parts of what is read, counted on their way. @param onRead called with the bytes of each */
export async function* counted(
  source: AsyncIterable<Buffer>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  for await (const part of source) {
    onRead(part.length);
    yield part;
  }
}
