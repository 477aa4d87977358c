import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { BackupController } from './backup.controller.js';
import { BackupProcess } from './backup-process.service.js';
import { Backups } from './backups.service.js';
import { DownloadPermits } from './download-permits.service.js';

/** Admin › Settings › Backup. */
@Module({
  imports: [AccountModule],
  controllers: [BackupController],
  providers: [Backups, BackupProcess, DownloadPermits],
})
export class BackupModule {}
