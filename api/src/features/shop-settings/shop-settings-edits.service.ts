import type {
  SaveShopSettingsRequest,
  ShopBanner,
  ShopSettings,
} from '@jhola/shared/contracts/shop-settings.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ResponseCache } from '#platform/answers/response-cache.js';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { AuditLog } from '#platform/audit-log/audit-log.service.js';
import { isDuplicateKey } from '#platform/database/duplicate-key.js';
import { Transactions } from '#platform/database/transactions.js';
import { Events } from '#platform/events/events.service.js';
import {
  CurrentShopSettings,
  SHOP_SETTINGS_TAG,
} from '#platform/shop-settings/current-shop-settings.service.js';
import { type ShopSettingsRecord, shopSettingsModel } from '#platform/shop-settings/shop-settings.model.js';
import { KeptPictures } from '../uploads/kept-pictures.service.js';
import { ShopLogos } from './logo/shop-logos.service.js';
import { shopSettingsChanged } from './shop-settings-events.js';

/** How administrators change the shop's settings (docs/product.md#shop-settings). */
@Injectable()
export class ShopSettingsEdits {
  constructor(
    @InjectModel(shopSettingsModel.name) private readonly records: Model<ShopSettingsRecord>,
    private readonly current: CurrentShopSettings,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly audit: AuditLog,
    private readonly answers: ResponseCache,
    private readonly logos: ShopLogos,
    private readonly pictures: KeptPictures,
  ) {}

  /**
   * Saves all settings as the next version. Settings that are saved as they are keep their version.
   * @throws ShopError shop-settings.changed when somebody else has saved since the version that was edited;
   *   shop-settings.no-such-logo, shop-settings.no-such-picture
   */
  async save(by: AdminActor, { version, settings }: SaveShopSettingsRequest): Promise<ShopSettings> {
    const { logo, colours, openingHours, minimumOrder, banners, pages: _, ...fields } = settings;
    if (logo && !(await this.logos.has(logo))) throw new ShopError('shop-settings.no-such-logo');
    if (banners) await this.checkPictures(banners);
    return this.change(by, async (before) => {
      if (before.version !== version) throw changed();
      // What a page of an earlier version leaves out stays.
      const kept = {
        logo: logo ?? before.logo,
        colours: colours === undefined ? before.colours : colours,
        openingHours: openingHours ?? before.openingHours,
        minimumOrder: minimumOrder === undefined ? before.minimumOrder : minimumOrder,
        banners: banners ?? before.banners,
      };
      return { ...before, ...fields, ...kept };
    });
  }

  /** Refuses banners whose pictures were never uploaded; those that are in use were looked at when they were saved. */
  private async checkPictures(banners: readonly ShopBanner[]): Promise<void> {
    const known = new Set((await this.current.read()).banners.map(({ picture }) => picture));
    const there = await Promise.all(
      banners.map(({ picture }) => known.has(picture) || this.pictures.has(picture)),
    );
    const missing = there.indexOf(false);
    if (missing >= 0) throw new ShopError('shop-settings.no-such-picture', { number: missing + 1 });
  }

  /**
   * Changes the settings, in one transaction with whatever belongs to the change.
   * @param make the settings as they shall be; what it throws ends the change
   * @throws ShopError shop-settings.changed when somebody else saves at the same time
   */
  async change(
    by: AdminActor,
    make: (before: ShopSettings, session: ClientSession) => Promise<ShopSettings>,
  ): Promise<ShopSettings> {
    try {
      return await this.transactions.run(async (session) => {
        const { version, ...before } = await this.current.read(session);
        const { version: _, ...after } = await make({ version, ...before }, session);
        const recorded = await this.audit.addChange(session, by, {
          action: 'settings.changed',
          before,
          after,
        });
        if (!recorded) return { version, ...before };
        const saved = { ...after, version: version + 1 };
        await this.write(saved, session);
        await this.events.publish(session, shopSettingsChanged({ version: saved.version }));
        // A page that is rendered between commit and drop is read before the change, and not kept.
        this.transactions.aroundCommit(session, () => this.answers.startChange([SHOP_SETTINGS_TAG]));
        return saved;
      });
    } catch (error) {
      // Somebody else has saved the very first version.
      if (isDuplicateKey(error)) throw changed();
      throw error;
    }
  }

  private async write(saved: ShopSettings, session: ClientSession): Promise<void> {
    if (saved.version === 1) {
      await this.records.create([{ _id: 'shop', ...saved }], { session });
      return;
    }
    const { matchedCount } = await this.records.replaceOne(
      { _id: 'shop', version: saved.version - 1 },
      saved,
      {
        session,
      },
    );
    if (matchedCount === 0) throw changed();
  }
}

const changed = () => new ShopError('shop-settings.changed');
