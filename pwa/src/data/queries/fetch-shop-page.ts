import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { shopPage } from '../api/shop-pages-api';
import { openStore } from '../db/open-store';
import { writeShopPage } from '../db/shop-page-row';

/** Brings a page's texts onto the device. */
export async function fetchShopPage(name: ShopPageName): Promise<void> {
  const [page, store] = await Promise.all([shopPage(name), openStore()]);
  await writeShopPage(store, page);
}
