import type { BackupState } from '@jhola/shared/contracts/backup.contract';
import { followDownload } from '#ui/save-file.ts';

const api = () => import('#data/api/backup-api.ts');

/**
 * Has a backup prepared.
 * @throws ApiError, backup.running and backup.no-room among them
 */
export async function prepareBackup(): Promise<BackupState> {
  return (await api()).startBackup();
}

/**
 * Ends what runs, and throws away what was prepared.
 * @throws ApiError
 */
export async function discardBackup(): Promise<BackupState> {
  return (await api()).cancelBackup();
}

/**
 * Has the browser download the file: it goes from the shop to the disk, and never through the page's memory.
 * @param password of the administrator who asks
 * @throws ApiError, account.wrong-credentials and backup.missing among them
 */
export async function downloadBackup(password: string): Promise<void> {
  const { link, fileName } = await (await api()).allowBackupDownload(password);
  followDownload(link, fileName);
}
