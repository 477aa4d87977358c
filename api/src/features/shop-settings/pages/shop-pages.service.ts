import type { SaveShopPageRequest, ShopPage } from '@jhola/shared/contracts/shop-pages.contract';
import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AdminActor } from '#platform/audit-log/audit-actor.js';
import { ShopSettingsEdits } from '../shop-settings-edits.service.js';
import { type ShopPageRecord, shopPageModel } from './shop-page.model.js';

/** The texts of the shop's pages, as its owner has written them (docs/product.md#shop-pages). */
@Injectable()
export class ShopPages {
  constructor(
    @InjectModel(shopPageModel.name) private readonly records: Model<ShopPageRecord>,
    private readonly edits: ShopSettingsEdits,
  ) {}

  /** A page as the database has it; nothing is sanitised here, since nobody makes HTML of it (pwa: ui/markdown). */
  async read(page: ShopPageName): Promise<ShopPage> {
    const record = await this.records.findById(page).lean<ShopPageRecord>();
    const { version = 0, en = '', hi = '' } = record ?? {};
    return { page, version, en, hi };
  }

  /**
   * Saves a page's texts, and with them the version of the shop's settings: open pages are notified, rendered ones dropped.
   * @throws ShopError shop-settings.changed when somebody else has saved the page since the version that was edited
   */
  async save(by: AdminActor, { page, version, en, hi }: SaveShopPageRequest): Promise<ShopPage> {
    const saved = { version: version + 1, en, hi };
    await this.edits.change(by, async (before, session) => {
      if ((before.pages[page] ?? 0) !== version) throw new ShopError('shop-settings.changed');
      await this.records.replaceOne({ _id: page }, saved, { upsert: true, session });
      return { ...before, pages: { ...before.pages, [page]: saved.version } };
    });
    return { page, ...saved };
  }
}
