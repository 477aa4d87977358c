import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Remembered } from '../answers/remembered.js';
import { ResponseCache } from '../answers/response-cache.js';
import { ShopConfig } from '../config/shop-config.js';
import { type ShopSettingsRecord, shopSettingsModel } from './shop-settings.model.js';

/** The tag of responses and pages that show the shop's settings; dropped after a change's commit. */
export const SHOP_SETTINGS_TAG = 'shop-settings';

/**
 * The shop's settings, for whatever shows them (docs/product.md#shop-settings). This process knows its own change when it is
 * committed; changes of other processes after half a second.
 */
@Injectable()
export class CurrentShopSettings {
  private readonly remembered: Remembered<ShopSettings>;
  private readonly defaults: ShopSettings;

  constructor(
    @InjectModel(shopSettingsModel.name) private readonly records: Model<ShopSettingsRecord>,
    config: ShopConfig,
    answers: ResponseCache,
  ) {
    const { gst } = config;
    this.defaults = {
      ...defaultShopSettings,
      ...(gst && { gstin: gst.number, gstPercent: gst.percent }),
    };
    this.remembered = new Remembered(() => this.read(), config, answers, SHOP_SETTINGS_TAG);
  }

  /** The settings as they are now; until they are saved for the first time the defaults, with the tax of the environment. */
  get(): Promise<ShopSettings> {
    return this.remembered.get();
  }

  /** As get, from the database. @param session of the transaction that changes them */
  async read(session: ClientSession | null = null): Promise<ShopSettings> {
    const record = await this.records.findById('shop').session(session).lean<ShopSettingsRecord>();
    if (!record) return this.defaults;
    const { _id, ...settings } = record;
    return { ...this.defaults, ...settings };
  }
}
