import {
  type ShopSettings,
  ShopSettingsAnswer,
  type ShopSettingsFields,
  shopSettingsPaths,
} from '@jhola/shared/contracts/shop-settings.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call, dataOf } from '@jhola/test-doubles/call';
import { textsOfPdf } from '@jhola/test-doubles/files/pdf-text';
import type { ShopAddress } from '@jhola/test-doubles/shop/start-shop';

type Bearer = Pick<SignedIn, 'token'>;

/** The settings as everybody gets them. */
export const settingsOf = async (shop: ShopAddress): Promise<ShopSettings> =>
  ShopSettingsAnswer.parse((await call(shop, shopSettingsPaths.get)).body).data;

/** Saves settings as this person; what the shop answers. */
export const saveSettings = (shop: ShopAddress, { token }: Bearer, body: unknown): Promise<Answered> =>
  call(shop, shopSettingsPaths.save, { method: 'PUT', token, body });

/** Changes some of the settings that stand now. */
export async function changeSettings(
  shop: ShopAddress,
  admin: Bearer,
  fields: Partial<ShopSettingsFields>,
): Promise<ShopSettings> {
  const { version, ...settings } = await settingsOf(shop);
  return dataOf(await saveSettings(shop, admin, { version, settings: { ...settings, ...fields } }));
}

/** Saves settings again as they were found: for a file that changes them in a shop that others use. */
export const restoreSettings = async (
  shop: ShopAddress,
  admin: Bearer,
  { version, ...found }: ShopSettings,
): Promise<void> => {
  await changeSettings(shop, admin, found);
};

/** A page as the server renders it. */
export const pageOf = async (shop: ShopAddress, path: string, cookie = ''): Promise<string> =>
  (await call(shop, path, { headers: { accept: 'text/html', cookie } })).text;

/** The texts of a paper of an order. */
export async function paperOf(
  shop: ShopAddress,
  path: string,
  orderId: string,
  { token }: Bearer,
): Promise<string[]> {
  const response = await fetch(`${shop.url}${path.replace(':orderId', orderId)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return textsOfPdf(Buffer.from(await response.arrayBuffer()));
}
