import { translate, translateRefusal } from '../../../language/spoken';
import { openStore } from '../../../store/open-store';
import { addressTexts } from '../texts';

/**
 * Takes an address off the shopper's list.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function removeAddress(id: string): Promise<string> {
  const [{ disableAddress }, store] = await Promise.all([
    import('../../../api-client/addresses-api'),
    openStore(),
  ]);
  const message = await disableAddress(id);
  await store.addresses.delete(id);
  return translateRefusal(message, translate(addressTexts).removed);
}
