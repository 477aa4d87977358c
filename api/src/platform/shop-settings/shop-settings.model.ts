import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { Schema } from 'mongoose';

/** The one document of the shop's settings; a shop whose administrator has saved none has none. */
export interface ShopSettingsRecord extends ShopSettings {
  readonly _id: 'shop';
}

// Validated by the contract; strict schemas per field would have to repeat it.
const values = { type: Schema.Types.Mixed, required: true } as const;
const text = { type: String } as const;

const schema = new Schema<ShopSettingsRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    name: { ...text, required: true },
    tagline: values,
    description: values,
    deliveryPromise: values,
    heroLines: values,
    heroLead: values,
    supportPhone: { ...text, required: true },
    supportEmail: { ...text, required: true },
    address: values,
    social: values,
    gstin: text,
    gstPercent: { type: Number, default: null },
    logo: text,
    openingHours: { type: Schema.Types.Mixed, default: () => ({ en: '', hi: '' }) },
    minimumOrder: { type: Number, default: null },
    banners: { type: Schema.Types.Mixed, default: () => [] },
    colours: { type: Schema.Types.Mixed, default: null },
    pages: { type: Schema.Types.Mixed },
  },
  { collection: 'shopSettings', versionKey: false, minimize: false },
);

export const shopSettingsModel = { name: 'ShopSettings', schema };
