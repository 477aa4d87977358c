import { randomBytes } from 'node:crypto';
import { splashScreenOf } from '@jhola/shared/identity/splash-screens';
import { Injectable } from '@nestjs/common';
import { PictureStorage } from '#integrations/storage/picture-storage.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import type { SentPicture } from '../../uploads/sent-picture.service.js';
import { drawSplash, shopIconsOf } from './shop-icons.js';
import { readLogo } from './shop-logo.js';

/** The logos of the shop. Former ones stay: offline devices show them still. */
@Injectable()
export class ShopLogos {
  constructor(
    private readonly storage: PictureStorage,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Draws all icons of a logo and stores them.
   * @param sent a JPEG, PNG, WebP or AVIF as it came
   * @returns its address, for the settings
   * @throws ShopError as readLogo
   */
  async keep(by: AdminActor, sent: SentPicture): Promise<string> {
    const icons = await shopIconsOf(await readLogo(sent));
    const id = randomBytes(18).toString('base64url');
    const fileOf = (icon: string) => `logo/${id}-${icon}`;
    const address = this.storage.addressOf(fileOf('large.png'));
    try {
      for (const [icon, bytes] of icons) await this.storage.put(fileOf(icon), bytes);
      await this.audit.add(null, by, {
        action: 'files.picture-uploaded',
        subject: { type: 'file', name: address },
      });
    } catch (error) {
      await Promise.all([...icons.keys()].map((icon) => this.storage.remove(fileOf(icon))));
      throw error;
    }
    return address;
  }

  /** Whether the shop has the logo of this address. */
  async has(address: string): Promise<boolean> {
    const name = this.storage.nameOf(address);
    return name !== undefined && (await this.storage.get(name)) !== undefined;
  }

  /** The bytes of an icon by its file name; undefined when there is none. Pictures for opening shops are drawn when first asked for. */
  async icon(file: string): Promise<Buffer | undefined> {
    return (await this.storage.get(`logo/${file}`)) ?? this.splash(file);
  }

  private async splash(file: string): Promise<Buffer | undefined> {
    const [, id, name = ''] = /^([\w-]{24})-(splash-.+)$/.exec(file) ?? [];
    const screen = splashScreenOf(name);
    const icon = screen && (await this.storage.get(`logo/${id}-large.png`));
    if (!icon) return undefined;
    const drawn = await drawSplash(icon, screen);
    await this.storage.put(`logo/${file}`, drawn);
    return drawn;
  }
}
