import type { BackupStep, BackupTrouble } from '@jhola/shared/contracts/backup.contract';

/** What the process that prepares a backup reports to the shop: how far it is, and how it ended. */
export type BackupReport =
  | { readonly kind: 'progress'; readonly step: BackupStep; readonly done: number; readonly total: number }
  | { readonly kind: 'made' }
  | { readonly kind: 'failed'; readonly trouble: BackupTrouble; readonly message: string };
