import {
  AllowDownloadAnswer,
  type BackupState,
  BackupStateAnswer,
  backupPaths,
} from '@jhola/shared/contracts/backup.contract';
import { callApi } from './call-api';

/** How the shop's backup stands. */
export async function backupState(): Promise<BackupState> {
  return (await callApi({ path: backupPaths.state, answer: BackupStateAnswer })).data;
}

/** Begins to prepare a backup; it goes on by itself. */
export async function startBackup(): Promise<BackupState> {
  return (await callApi({ method: 'post', path: backupPaths.start, answer: BackupStateAnswer })).data;
}

/** Ends the preparation or the download, and throws away what was prepared. */
export async function cancelBackup(): Promise<BackupState> {
  return (await callApi({ method: 'post', path: backupPaths.cancel, answer: BackupStateAnswer })).data;
}

/**
 * Lets this browser follow the link to the file once, within a minute.
 * @param password of the administrator who asks
 * @returns the link, and the file's name
 * @throws ApiError, account.wrong-credentials and backup.missing among them
 */
export async function allowBackupDownload(
  password: string,
): Promise<{ readonly link: string; readonly fileName: string }> {
  const path = backupPaths.allowDownload;
  const { data } = await callApi({ method: 'post', path, body: { password }, answer: AllowDownloadAnswer });
  return { link: backupPaths.download, ...data };
}
