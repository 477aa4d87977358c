import { openStore } from '#data/db/open-store.ts';
import { addressChanged } from '#data/queries/address-changes.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { addressTexts } from '../texts';

/**
 * Takes an address off the shopper's list.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function removeAddress(id: string): Promise<string> {
  const [{ disableAddress }, store] = await Promise.all([import('#data/api/addresses-api.ts'), openStore()]);
  const message = await disableAddress(id);
  addressChanged();
  await store.addresses.delete(id);
  return translateRefusal(message, translate(addressTexts).removed);
}
