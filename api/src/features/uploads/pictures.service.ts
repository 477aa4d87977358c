import { randomBytes } from 'node:crypto';
import { keptFile, NAMED_WIDTH } from '@jhola/shared/domain/pictures/kept-picture';
import { Injectable } from '@nestjs/common';
import { PictureStorage } from '#integrations/storage/picture-storage.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { keptSizes } from './kept-sizes.js';
import type { SentPicture } from './sent-picture.service.js';

const FOLDER = 'pictures';

/** The pictures of products, categories and subcategories. */
@Injectable()
export class Pictures {
  constructor(
    private readonly storage: PictureStorage,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Stores a picture in all sizes that cards and pages use. After an error, or when the client goes away,
   * nothing of it stays.
   * @param sent a JPEG, PNG, WebP or AVIF as it came
   * @returns the address for products and categories
   * @throws ShopError upload.not-a-picture, upload.too-many-pixels, upload.too-long-a-side; the signal's
   *   reason
   */
  async keep(by: AdminActor, sent: SentPicture, signal: AbortSignal): Promise<string> {
    const sizes = await keptSizes(sent, signal);
    const name = `${FOLDER}/${randomBytes(18).toString('base64url')}`;
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
      await this.audit.add(null, by, {
        action: 'files.picture-uploaded',
        subject: { type: 'file', name: address },
      });
    } catch (error) {
      await Promise.all(put.map((file) => this.storage.remove(file)));
      throw error;
    }
    return address;
  }

  /** The bytes of a file; undefined when it does not exist. */
  picture(file: string): Promise<Buffer | undefined> {
    return this.storage.get(`${FOLDER}/${file}`);
  }
}
