import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ResponseCache } from '../answers/response-cache.js';
import { ShopConfig } from '../config/shop-config.js';
import { type ShopSettingsRecord, shopSettingsModel } from './shop-settings.model.js';

/** The tag of responses and pages that show the shop's settings; dropped after a change's commit. */
export const SHOP_SETTINGS_TAG = 'shop-settings';

/** How old what is known may be while other processes may write: settings are in effect within a second. */
const MAX_AGE_MS = 500;

interface Known {
  readonly settings: Promise<ShopSettings>;
  /** When reading them began. */
  readonly since: number;
}

/**
 * The shop's settings, for whatever shows them (docs/product.md#shop-settings). This process knows its own change when it is
 * committed; changes of other processes after half a second.
 */
@Injectable()
export class CurrentShopSettings {
  private known: Known | undefined;
  private readonly defaults: ShopSettings;

  constructor(
    @InjectModel(shopSettingsModel.name) private readonly records: Model<ShopSettingsRecord>,
    private readonly config: ShopConfig,
    answers: ResponseCache,
  ) {
    const { gst } = config;
    this.defaults = {
      ...defaultShopSettings,
      ...(gst && { gstin: gst.number, gstPercent: gst.percent }),
    };
    answers.onDrop((tags) => {
      if (tags.includes(SHOP_SETTINGS_TAG)) this.known = undefined;
    });
  }

  /** The settings as they are now; until they are saved for the first time the defaults, with the tax of the environment. */
  async get(): Promise<ShopSettings> {
    const { known } = this;
    const now = performance.now();
    if (known && (this.config.isSoleWriter || now - known.since < MAX_AGE_MS)) return known.settings;
    const fresh: Known = { settings: this.read(), since: now };
    this.known = fresh;
    try {
      return await fresh.settings;
    } catch (error) {
      // The next caller reads again.
      if (this.known === fresh) this.known = undefined;
      throw error;
    }
  }

  /** As get, from the database. @param session of the transaction that changes them */
  async read(session: ClientSession | null = null): Promise<ShopSettings> {
    const record = await this.records.findById('shop').session(session).lean<ShopSettingsRecord>();
    if (!record) return this.defaults;
    const { _id, ...settings } = record;
    return { ...this.defaults, ...settings };
  }
}
