import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupStep, BackupTrouble } from '@jhola/shared/contracts/backup.contract';
import { Injectable } from '@nestjs/common';
import type { BackupReport } from '#platform/backup/backup-report.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { isDiskFull } from '#platform/errors/disk-full.js';

/** No backup was made; the message says why. */
export class BackupFailed extends Error {
  constructor(
    readonly trouble: BackupTrouble,
    message: string,
  ) {
    super(message);
  }
}

/** A backup in the making. */
export interface BackupRun {
  /** Resolves when the backup is in its folder. Rejects with BackupFailed, also when it was stopped. */
  readonly made: Promise<void>;
  /** Ends the process; resolves when it is gone. */
  stop(): Promise<void>;
}

/** Has backups made by a process of its own: the shop's own goes on answering, and its memory stays as it is. */
@Injectable()
export class BackupProcess {
  constructor(private readonly config: ShopConfig) {}

  /**
   * @param folder where the backup is made; not there yet
   * @param onProgress called with how far it is, in bytes
   */
  start(folder: string, onProgress: (step: BackupStep, done: number, total: number) => void): BackupRun {
    const child = fork(script(), [folder], {
      env: { ...process.env, DATA_DIR: this.config.dataDir },
      execArgv: [],
      // What is unforeseen stands in the shop's own log.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    return {
      made: ending(child, onProgress),
      stop: () => {
        child.kill('SIGKILL');
        return ended;
      },
    };
  }
}

function ending(
  child: ChildProcess,
  onProgress: (step: BackupStep, done: number, total: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const report = message as BackupReport;
      if (report.kind === 'progress') onProgress(report.step, report.done, report.total);
      else if (report.kind === 'made') resolve();
      else reject(new BackupFailed(report.trouble, report.message));
    });
    child.once('error', (error) => reject(new BackupFailed('other', error.message)));
    // After the last message, unlike the event of the end.
    child.once('disconnect', () =>
      reject(new BackupFailed('other', 'The process that makes backups ended before its backup was made.')),
    );
  });
}

/** The script of the process: beside the shop's own scripts, or among the commands where they are compiled one by one. */
function script(): string {
  const name = 'backup-process.js';
  const beside = join(import.meta.dirname, name);
  return existsSync(beside) ? beside : join(import.meta.dirname, '..', '..', 'cli', name);
}

/** What an owner is to know of a failure. */
export function troubleOf(error: unknown): BackupTrouble {
  if (error instanceof BackupFailed) return error.trouble;
  return isDiskFull(error) ? 'disk-full' : 'other';
}
