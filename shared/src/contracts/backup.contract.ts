import { z } from 'zod';
import { GivenPassword } from './account.contract.js';
import { answerOf, Moment } from './answer.contract.js';

/** Admin › Settings › Backup: the whole shop as one file; additions of ours. */
export const backupPaths = {
  state: '/api/backup/admin/state',
  /** Prepares a backup: one moment of database, pictures and keys. */
  start: '/api/backup/admin/start',
  /** Ends the preparation, or throws away what was prepared. */
  cancel: '/api/backup/admin/cancel',
  /** Lets this browser download once, within a minute, by a cookie that only the download gets. */
  allowDownload: '/api/backup/admin/allow-download',
  /** A tar archive. A plain link leads here: what lets it in is the cookie. */
  download: '/api/backup/download',
} as const;

/** What the preparation is doing; its progress is counted in bytes for each. */
export const BackupStep = z.enum(['copying', 'checking']);
export type BackupStep = z.infer<typeof BackupStep>;

/** Why no backup was prepared: the disk is full, the database is damaged, or the log says more. */
export const BackupTrouble = z.enum(['disk-full', 'damaged', 'other']);
export type BackupTrouble = z.infer<typeof BackupTrouble>;

/** A backup that was prepared. */
export const PreparedBackup = z.object({
  fileName: z.string(),
  /** Of the file. */
  bytes: z.number().int(),
  /** The moment of the shop that it holds. */
  takenAt: Moment,
  /** When it is thrown away where nobody downloads it. */
  expiresAt: Moment,
});
export type PreparedBackup = z.infer<typeof PreparedBackup>;

/** What is known of backups of this shop. */
export const BackupState = z
  .object({
    /** False where the database is a MongoDB of the owner's, whose own tools make its backup, and with several workers. */
    isAvailable: z.boolean(),
    /** Whether `npm run backup` makes it on the server all the same. */
    isByCommand: z.boolean().optional(),
    /** Whether pictures are kept in a bucket, which is not part of the backup. */
    picturesElsewhere: z.boolean(),
    phase: z.enum(['idle', 'preparing', 'ready', 'downloading', 'downloaded', 'failed']),
    /** How far the preparation or the download is, in bytes. */
    progress: z
      .object({ step: BackupStep.optional(), done: z.number().int(), total: z.number().int() })
      .optional(),
    /** While there is one: ready, being downloaded; and the one that was downloaded. */
    prepared: PreparedBackup.optional(),
    /** Of one that failed. */
    trouble: BackupTrouble.optional(),
    /** The last backup that was taken, here or by `npm run backup`; null where there is none. */
    last: z
      .object({
        at: Moment,
        /** `command`: the shop's own computer. Without a name the account is gone. */
        by: z.object({ kind: z.enum(['admin', 'command']), name: z.string().optional() }),
        bytes: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'BackupState' });
export type BackupState = z.infer<typeof BackupState>;

export const BackupStateAnswer = answerOf(BackupState).meta({ id: 'BackupStateAnswer' });
export type BackupStateAnswer = z.infer<typeof BackupStateAnswer>;

/** The password proves who asks: whoever has the file has the shop. */
export const AllowDownloadRequest = z
  .object({ password: GivenPassword })
  .meta({ id: 'AllowDownloadRequest' });
export type AllowDownloadRequest = z.infer<typeof AllowDownloadRequest>;

/** The name under which the browser stores the file. */
export const AllowDownloadAnswer = answerOf(z.object({ fileName: z.string() })).meta({
  id: 'AllowDownloadAnswer',
});
export type AllowDownloadAnswer = z.infer<typeof AllowDownloadAnswer>;
