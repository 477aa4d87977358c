import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import type { ShopStore } from './db';

const SHOP = 'shopSettings';

/** What settings that an earlier version has kept do not have. */
const ADDED = { colours: null, openingHours: { en: '', hi: '' }, minimumOrder: null, banners: [] };

/** The shop's settings as this device fetched them last; undefined until it has. */
export async function readShop(store: ShopStore): Promise<ShopSettings | undefined> {
  const kept = (await store.device.get(SHOP))?.value as ShopSettings | undefined;
  // What is there keeps its order: the settings are compared as text (known-shop).
  return (
    kept && { ...kept, ...Object.fromEntries(Object.entries(ADDED).filter(([name]) => !(name in kept))) }
  );
}

/** Keeps the shop's settings, whoever is signed in. */
export async function writeShop(store: ShopStore, shop: ShopSettings): Promise<void> {
  await store.device.put({ key: SHOP, value: shop });
}
