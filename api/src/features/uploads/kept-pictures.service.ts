import { randomBytes } from 'node:crypto';
import {
  KEPT_FORMATS,
  KEPT_WIDTHS,
  keptFile,
  keptPictureAt,
  NAMED_WIDTH,
} from '@jhola/shared/domain/pictures/kept-picture';
import { Injectable } from '@nestjs/common';
import { PictureStorage } from '#integrations/storage/picture-storage.js';
import { keptSizes } from './kept-sizes.js';
import type { SentPicture } from './sent-picture.service.js';

/** Whose pictures they are: the catalogue's, or those of reviews. */
export type PictureFolder = 'pictures' | 'reviews';

/** Pictures in all sizes that pages use. */
@Injectable()
export class KeptPictures {
  constructor(private readonly storage: PictureStorage) {}

  /**
   * Stores a picture in all sizes. After an error, or when the client goes away, nothing of it stays.
   * @param sent a JPEG, PNG, WebP or AVIF as it came
   * @param record writes down that it is there
   * @returns its address
   * @throws ShopError upload.not-a-picture, upload.too-many-pixels, upload.too-long-a-side; the signal's
   *   reason; what `record` throws
   */
  async keep(
    folder: PictureFolder,
    sent: SentPicture,
    signal: AbortSignal,
    record: (address: string) => Promise<void>,
  ): Promise<string> {
    const sizes = await keptSizes(sent, signal);
    const name = `${folder}/${randomBytes(18).toString('base64url')}`;
    const address = this.storage.addressOf(keptFile(name, NAMED_WIDTH, 'webp'));
    const put: string[] = [];
    try {
      for (const { width, format, bytes } of sizes) {
        signal.throwIfAborted();
        const file = keptFile(name, width, format);
        put.push(file);
        await this.storage.put(file, bytes);
      }
      signal.throwIfAborted();
      await record(address);
    } catch (error) {
      await Promise.all(put.map((file) => this.storage.remove(file)));
      throw error;
    }
    return address;
  }

  /** Whether the shop keeps the picture of this address. */
  async has(address: string): Promise<boolean> {
    const name = this.storage.nameOf(address);
    return name !== undefined && (await this.storage.get(name)) !== undefined;
  }

  /** Deletes all sizes of a picture; addresses elsewhere are left alone. */
  async remove(address: string): Promise<void> {
    const name = this.storage.nameOf(keptPictureAt(address) ?? '');
    if (!name) return;
    const files = KEPT_WIDTHS.flatMap((width) => KEPT_FORMATS.map((format) => keptFile(name, width, format)));
    await Promise.all(files.map((file) => this.storage.remove(file)));
  }

  /** The bytes of a file; undefined when it does not exist. */
  picture(folder: PictureFolder, file: string): Promise<Buffer | undefined> {
    return this.storage.get(`${folder}/${file}`);
  }
}
