import {
  type SaveShopSettingsRequest,
  type ShopSettings,
  ShopSettingsAnswer,
  shopSettingsPaths,
} from '@jhola/shared/contracts/shop-settings.contract';
import { callApi, callApiAsVisitor } from './call-api';

/** Who the shop is now. @throws ApiError */
export async function shopSettings(): Promise<ShopSettings> {
  return (await callApiAsVisitor({ path: shopSettingsPaths.get, answer: ShopSettingsAnswer })).data;
}

/** Saves all settings. @throws ApiError, shop-settings.changed among them */
export async function saveShopSettings(body: SaveShopSettingsRequest): Promise<ShopSettings> {
  const call = { method: 'put', path: shopSettingsPaths.save, answer: ShopSettingsAnswer } as const;
  return (await callApi({ ...call, body })).data;
}
