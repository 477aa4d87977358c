import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import type { ShopStore } from './db';

const SHOP = 'shopSettings';

/** What settings that an earlier version has kept may not have. */
const ADDED = {
  logo: '',
  pages: {},
  colours: null,
  openingHours: { en: '', hi: '' },
  minimumOrder: null,
  banners: [],
};

/**
 * Settings that a device has kept, with what came since. What is there keeps its order: settings are compared as text
 * (known-shop).
 */
export const completed = (kept: ShopSettings): ShopSettings => ({
  ...kept,
  ...Object.fromEntries(Object.entries(ADDED).filter(([name]) => !(name in kept))),
});

/** The shop's settings as this device fetched them last; undefined until it has. */
export async function readShop(store: ShopStore): Promise<ShopSettings | undefined> {
  const kept = (await store.device.get(SHOP))?.value as ShopSettings | undefined;
  return kept && completed(kept);
}

/** Keeps the shop's settings, whoever is signed in. */
export async function writeShop(store: ShopStore, shop: ShopSettings): Promise<void> {
  await store.device.put({ key: SHOP, value: shop });
}
