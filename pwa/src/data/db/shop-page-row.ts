import type { ShopPage } from '@jhola/shared/contracts/shop-pages.contract';
import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import type { ShopStore } from './db';

const keyOf = (page: ShopPageName): string => `shopPage:${page}`;

/** A page's texts as this device fetched them last; null where it has not. */
export async function readShopPage(store: ShopStore, page: ShopPageName): Promise<ShopPage | null> {
  return ((await store.device.get(keyOf(page)))?.value as ShopPage | undefined) ?? null;
}

/** Keeps a page's texts, whoever is signed in. */
export async function writeShopPage(store: ShopStore, page: ShopPage): Promise<void> {
  await store.device.put({ key: keyOf(page.page), value: page });
}
