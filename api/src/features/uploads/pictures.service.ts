import { Injectable } from '@nestjs/common';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { KeptPictures } from './kept-pictures.service.js';
import type { SentPicture } from './sent-picture.service.js';

/** The pictures of products, categories and subcategories. */
@Injectable()
export class Pictures {
  constructor(
    private readonly pictures: KeptPictures,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Stores a picture in all sizes that cards and pages use. After an error, or when the client goes away,
   * nothing of it stays.
   * @param sent a JPEG, PNG, WebP or AVIF as it came
   * @returns the address for products and categories
   * @throws ShopError as KeptPictures.keep
   */
  keep(by: AdminActor, sent: SentPicture, signal: AbortSignal): Promise<string> {
    return this.pictures.keep('pictures', sent, signal, (address) =>
      this.audit.add(null, by, {
        action: 'files.picture-uploaded',
        subject: { type: 'file', name: address },
      }),
    );
  }
}
