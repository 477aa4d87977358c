import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import type { GstAccount } from '#platform/config/shop-config.js';

/**
 * The seller as an order's invoice names it: as the shop was when it was ordered. An invoice that a customer may have is not
 * changed by a later change of the settings (docs/product.md#shop-settings).
 */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  /** The address of its logo, as in its settings; none for a shop without. */
  readonly logo?: string;
  /** The shop's tax; none for a shop without. */
  readonly gst?: GstAccount;
}

/** The seller of an order that is being placed. */
export function sellerOf(settings: ShopSettings): Seller {
  const { name, address, supportPhone, supportEmail, logo, gstin, gstPercent } = settings;
  return {
    name,
    address: address.en,
    supportPhone,
    supportEmail,
    ...(logo && { logo }),
    ...(gstin && gstPercent !== null && { gst: { number: gstin, percent: gstPercent } }),
  };
}

/**
 * The seller of an order from before orders named theirs: the shop was called what it is called until its settings are saved.
 * @param gst the tax that the environment names; invoices showed it then
 */
export const formerSeller = (gst: GstAccount | undefined): Seller => ({
  ...sellerOf(defaultShopSettings),
  ...(gst && { gst }),
});
