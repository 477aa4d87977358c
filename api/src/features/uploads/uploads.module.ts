import { Module } from '@nestjs/common';
import { StorageModule } from '#integrations/storage/storage.module.js';
import { AccountModule } from '../account/account.module.js';
import { Avatars } from './avatars.service.js';
import { KeptPictures } from './kept-pictures.service.js';
import { Pictures } from './pictures.service.js';
import { SentPictures } from './sent-picture.service.js';
import { UploadsController } from './uploads.controller.js';

/** Uploaded pictures. */
@Module({
  imports: [AccountModule, StorageModule],
  controllers: [UploadsController],
  providers: [Avatars, KeptPictures, Pictures, SentPictures],
  exports: [KeptPictures, SentPictures],
})
export class UploadsModule {}
