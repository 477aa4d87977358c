import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BackupState, BackupTrouble, PreparedBackup } from '@jhola/shared/contracts/backup.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { type BackupArchive, openArchive } from '#platform/backup/write-archive.js';
import { PREPARED_BACKUP } from '#platform/config/paths.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { CurrentShopSettings } from '#platform/shop-settings/current-shop-settings.service.js';
import { UserDirectory } from '../account/user-directory.service.js';
import { BackupProcess, type BackupRun, troubleOf } from './backup-process.service.js';
import { counted, PREPARED_FOR_MS, preparedBackup } from './prepared-backup.js';
import { needRoom } from './room-needed.js';

type Progress = NonNullable<BackupState['progress']>;

/** The one backup of the shop, in whatever phase it is. */
type Job =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing'; readonly folder: string; progress: Progress; run?: BackupRun }
  | Ready
  | { readonly phase: 'downloaded'; readonly prepared: PreparedBackup }
  | { readonly phase: 'failed'; readonly trouble: BackupTrouble };

/** It waits to be downloaded, or is being downloaded: then it has a download. */
interface Ready {
  readonly phase: 'ready';
  readonly folder: string;
  readonly archive: BackupArchive;
  readonly prepared: PreparedBackup;
  readonly expiry: NodeJS.Timeout;
  download?: { readonly stream: Readable; sent: number };
}

/** A download that has begun. */
export interface Download {
  readonly prepared: PreparedBackup;
  readonly stream: Readable;
  /** To be called once it has ended. @param isWhole whether all of it was sent */
  readonly onEnd: (isWhole: boolean) => Promise<void>;
}

/**
 * The backup that Admin › Settings › Backup prepares and hands out (docs/product.md#backup): one for the whole shop, in
 * DATA_DIR until it is downloaded, for an hour at most. It does not survive a restart.
 */
@Injectable()
export class Backups implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Backup');
  /** Each backup has a folder of its own in here: what is removed late is never the next one. */
  private readonly root: string;
  private job: Job = { phase: 'idle' };

  constructor(
    private readonly config: ShopConfig,
    private readonly process: BackupProcess,
    private readonly audit: AuditLog,
    private readonly userDirectory: UserDirectory,
    private readonly settings: CurrentShopSettings,
  ) {
    this.root = join(config.dataDir, PREPARED_BACKUP);
  }

  /** What a former process left is removed. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.isSoleWriter) await remove(this.root);
  }

  /** Before the shop waits for its last requests: a download may take longer than a stop. */
  async onModuleDestroy(): Promise<void> {
    if (this.config.isSoleWriter) await this.cancel();
  }

  /** How far it is, and which one was taken last. */
  async state(): Promise<BackupState> {
    const { job, config } = this;
    const last = await this.audit.latest('files.backup-taken');
    const names = await this.userDirectory.byIds(last?.actor.userId ? [last.actor.userId] : []);
    const name = last?.actor.userId && names.get(last.actor.userId)?.name;
    return {
      isAvailable: config.isSoleWriter,
      isByCommand: config.mongodbUri === undefined,
      picturesElsewhere: config.pictureBucket !== undefined,
      ...phaseOf(job),
      last: last && {
        at: last.at.toISOString(),
        by: { kind: last.actor.kind === 'command' ? 'command' : 'admin', ...(name && { name }) },
        bytes: Number(last.after?.bytes ?? 0),
      },
    };
  }

  /**
   * Begins to prepare a backup.
   * @throws ShopError backup.elsewhere, backup.running, backup.no-room
   */
  async start(by: AdminActor): Promise<void> {
    if (!this.config.isSoleWriter) throw new ShopError('backup.elsewhere');
    const before = this.job;
    if (before.phase === 'preparing' || before.phase === 'ready') throw new ShopError('backup.running');
    const job: Job = {
      phase: 'preparing',
      folder: join(this.root, randomUUID()),
      progress: { step: 'copying', done: 0, total: 0 },
    };
    this.job = job;
    try {
      await needRoom(this.config.dataDir);
    } catch (error) {
      if (this.job === job) this.job = before;
      throw error;
    }
    if (this.job === job) void this.prepare(by, job);
  }

  /** Ends the preparation or the download, and throws away what was prepared. */
  async cancel(): Promise<void> {
    const { job } = this;
    this.job = { phase: 'idle' };
    if (job.phase === 'preparing') await job.run?.stop();
    if (job.phase === 'ready') {
      clearTimeout(job.expiry);
      job.download?.stream.destroy();
    }
    if ('folder' in job) await remove(job.folder);
  }

  /** The backup that waits. @throws ShopError backup.missing */
  waiting(): PreparedBackup {
    if (this.job.phase !== 'ready') throw new ShopError('backup.missing');
    return this.job.prepared;
  }

  /**
   * Begins a download; it takes the place of one that runs, since a browser may have given up without a word.
   * @throws ShopError backup.missing
   */
  async download(by: AdminActor): Promise<Download> {
    const { prepared } = await this.recordDownload(by);
    const { job } = this;
    if (job.phase !== 'ready') throw new ShopError('backup.missing');
    job.download?.stream.destroy();
    const stream = Readable.from(
      counted(job.archive.read(), (bytes) => {
        download.sent += bytes;
      }),
      { objectMode: false },
    );
    const download = { stream, sent: 0 };
    job.download = download;
    return {
      prepared,
      stream,
      onEnd: async (isWhole) => {
        if (this.job !== job || job.download !== download) return;
        delete job.download;
        if (isWhole) await this.discard(job, { phase: 'downloaded', prepared });
        else if (Date.parse(prepared.expiresAt) < Date.now()) await this.discard(job, { phase: 'idle' });
      },
    };
  }

  private async recordDownload(by: AdminActor): Promise<{ prepared: PreparedBackup }> {
    const prepared = this.waiting();
    await this.audit.add(null, by, {
      action: 'files.backup-downloaded',
      subject: { type: 'file', name: prepared.fileName },
      after: { takenAt: prepared.takenAt, bytes: prepared.bytes },
    });
    return { prepared };
  }

  private async prepare(by: AdminActor, job: Job & { phase: 'preparing' }): Promise<void> {
    try {
      job.run = this.process.start(job.folder, (step, done, total) => {
        job.progress = { step, done, total };
      });
      await job.run.made;
      const archive = await openArchive(job.folder);
      const prepared = preparedBackup(archive, (await this.settings.get()).name);
      if (this.job !== job) return;
      await this.audit.add(null, by, {
        action: 'files.backup-taken',
        subject: { type: 'file', name: prepared.fileName },
        after: { takenAt: prepared.takenAt, bytes: prepared.bytes },
      });
      if (this.job !== job) return;
      const expiry = setTimeout(() => void this.expire(ready), PREPARED_FOR_MS).unref();
      const ready: Ready = { phase: 'ready', folder: job.folder, archive, prepared, expiry };
      this.job = ready;
    } catch (error) {
      // A preparation that was cancelled has no trouble.
      if (this.job !== job) return;
      this.log.error({ err: error }, 'No backup was prepared');
      this.job = { phase: 'failed', trouble: troubleOf(error) };
      await this.tidy(job.folder);
    }
  }

  /** A download that runs is left alone: at its end all is removed. */
  private async expire(job: Ready): Promise<void> {
    if (this.job === job && !job.download) await this.discard(job, { phase: 'idle' });
  }

  private async discard(job: Ready, next: Job): Promise<void> {
    clearTimeout(job.expiry);
    this.job = next;
    await this.tidy(job.folder);
  }

  /** Nobody waits for it: what cannot be removed is logged, and removed by the next start. */
  private async tidy(folder: string): Promise<void> {
    await remove(folder).catch((err: unknown) => this.log.error({ err }, 'A backup could not be removed'));
  }
}

/** A backup that was stopped in the middle stands beside its place. */
async function remove(folder: string): Promise<void> {
  for (const path of [folder, `${folder}.partial`]) await rm(path, { recursive: true, force: true });
}

function phaseOf(job: Job): Pick<BackupState, 'phase' | 'progress' | 'prepared' | 'trouble'> {
  if (job.phase === 'ready' && job.download) {
    const { prepared, download } = job;
    return {
      phase: 'downloading',
      prepared,
      progress: { done: download.sent, total: prepared.bytes },
    };
  }
  switch (job.phase) {
    case 'preparing':
      return { phase: job.phase, progress: job.progress };
    case 'ready':
    case 'downloaded':
      return { phase: job.phase, prepared: job.prepared };
    case 'failed':
      return { phase: job.phase, trouble: job.trouble };
    case 'idle':
      return { phase: job.phase };
  }
}
