import type { ShopSettings, ShopSettingsFields } from '@jhola/shared/contracts/shop-settings.contract';
import { ApiError } from '#data/api/api-error.ts';
import { saveShopSettings } from '#data/api/shop-settings-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { writeShop } from '#data/db/shop-row.ts';
import { fetchShop } from '#data/queries/fetch-shop.ts';

/**
 * Saves the shop's settings; this device shows them then. Where somebody else has saved meanwhile, theirs are fetched.
 * @param version of the settings that were edited
 * @throws ApiError, shop-settings.changed among them
 */
export async function saveShop(version: number, settings: ShopSettingsFields): Promise<ShopSettings> {
  try {
    const saved = await saveShopSettings({ version, settings });
    await writeShop(await openStore(), saved);
    return saved;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'shop-settings.changed') await fetchShop();
    throw error;
  }
}
