import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { Schema } from 'mongoose';

/** The texts of one page, as Markdown. */
export interface ShopPageRecord {
  readonly _id: ShopPageName;
  readonly version: number;
  readonly en: string;
  readonly hi: string;
}

// An empty text is the shop's own: `required` would refuse it.
const text = { type: String, default: '' } as const;

const schema = new Schema<ShopPageRecord>(
  { _id: { type: String, required: true }, version: { type: Number, required: true }, en: text, hi: text },
  { collection: 'shopPages', versionKey: false },
);

export const shopPageModel = { name: 'ShopPage', schema };
