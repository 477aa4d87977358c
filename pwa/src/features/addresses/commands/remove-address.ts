import { openStore } from '../../../data/db/open-store';
import { translate, translateRefusal } from '../../../i18n/locale';
import { addressTexts } from '../texts';

/**
 * Takes an address off the shopper's list.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function removeAddress(id: string): Promise<string> {
  const [{ disableAddress }, store] = await Promise.all([
    import('../../../data/api/addresses-api'),
    openStore(),
  ]);
  const message = await disableAddress(id);
  await store.addresses.delete(id);
  return translateRefusal(message, translate(addressTexts).removed);
}
