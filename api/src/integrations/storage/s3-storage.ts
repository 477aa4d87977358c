import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { OnApplicationShutdown } from '@nestjs/common';
import type { PictureBucket } from '#platform/config/shop-config.js';
import { isPictureName } from './picture-name.js';
import { PictureStorage } from './picture-storage.js';

const CONNECTING_MS = 5_000;
const ANSWERING_MS = 15_000;
const TRIES = 3;

/** Stores pictures in a bucket of S3 or a compatible store. */
export class S3Storage extends PictureStorage implements OnApplicationShutdown {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ name, endpoint, region, credentials }: PictureBucket) {
    super();
    this.bucket = name;
    this.client = new S3Client({
      region,
      ...(credentials && { credentials }),
      // Other stores have no separate host for each bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Nor do all of them support the checksums that newer SDKs add.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: TRIES,
      requestHandler: {
        connectionTimeout: CONNECTING_MS,
        requestTimeout: ANSWERING_MS,
        // Otherwise the SDK only warns, and the caller waits forever.
        throwOnRequestTimeout: true,
        // For a download that stalls in the middle.
        socketTimeout: ANSWERING_MS,
      },
    });
  }

  async put(name: string, picture: Buffer): Promise<void> {
    if (!isPictureName(name)) throw new Error(`No picture can be called ${name}`);
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: name,
        Body: picture,
        ContentLength: picture.length,
        ContentType: `image/${name.split('.').at(-1)}`,
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    );
  }

  async get(name: string): Promise<Buffer | undefined> {
    if (!isPictureName(name)) return undefined;
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: name }));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    if (!isPictureName(name)) return;
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: name }));
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }
}
