import { Module } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { DiskStorage } from './disk-storage.js';
import { PictureStorage } from './picture-storage.js';

/** Pictures are stored in a bucket when there is an S3_BUCKET, otherwise as files under DATA_DIR. */
@Module({
  providers: [{ provide: PictureStorage, inject: [ShopConfig], useFactory: storageFor }],
  exports: [PictureStorage],
})
export class StorageModule {}

/** The storage for these settings. */
async function storageFor(config: ShopConfig): Promise<PictureStorage> {
  if (!config.pictureBucket) return new DiskStorage(config);
  // A large library, loaded only for shops with a bucket.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(config.pictureBucket);
}
