import { fetchOwn } from '#data/queries/fetch-own.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import { addressTexts } from '../texts';

/**
 * Takes an address off the shopper's list.
 * @returns the words for the shopper
 * @throws ApiError
 */
export async function removeAddress(id: string): Promise<string> {
  const { disableAddress } = await import('#data/api/addresses-api.ts');
  const message = await fetchOwn(
    () => disableAddress(id),
    (store) => [store.addresses],
    ({ addresses }) => addresses.delete(id),
  );
  return translateRefusal(message, translate(addressTexts).removed);
}
