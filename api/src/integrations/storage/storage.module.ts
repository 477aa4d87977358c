import { Module } from '@nestjs/common';
import { DiskStorage } from './disk-storage.js';
import { PictureStorage } from './picture-storage.js';

/** Where pictures are kept. */
@Module({
  providers: [{ provide: PictureStorage, useClass: DiskStorage }],
  exports: [PictureStorage],
})
export class StorageModule {}
