import type { SaveShopPageRequest, ShopPage } from '@jhola/shared/contracts/shop-pages.contract';
import { saveShopPage as save } from '#data/api/shop-pages-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { writeShopPage } from '#data/db/shop-page-row.ts';
import { fetchShop } from '#data/queries/fetch-shop.ts';

/** Saves a page's texts; this device shows them then. @throws ApiError, shop-settings.changed among them */
export async function saveShopPage(request: SaveShopPageRequest): Promise<ShopPage> {
  const saved = await save(request);
  await writeShopPage(await openStore(), saved);
  // Its version stands in the settings.
  await fetchShop();
  return saved;
}
