import type { CreateAddressRequest } from '@jhola/shared/contracts/addresses.contract';
import { fetchOwn } from '#data/queries/fetch-own.ts';
import { translate, translateRefusal } from '#i18n/locale.ts';
import type { AddressField } from '../address-fields';
import { addressTexts } from '../texts';

/** A saved address: its id, and the words for the shopper. */
export interface SavedAddress {
  readonly id: string;
  readonly message: string;
}

/**
 * Saves an address and brings it into the store. An address is needed with its server's id immediately (for ordering), so
 * this asks the server and waits.
 * @param id the address to change; without it a new one is made
 * @param attempt the key of this attempt, so that a second try after a lost answer makes no second address
 * @throws ApiError
 */
export async function saveAddress(
  fields: CreateAddressRequest,
  id: string | undefined,
  attempt: string,
): Promise<SavedAddress> {
  const [api, { CreateAddressRequest }] = await Promise.all([
    import('#data/api/addresses-api.ts'),
    import('@jhola/shared/contracts/addresses.contract'),
  ]);
  const checked = CreateAddressRequest.parse(fields);
  const { address, message } = await fetchOwn(
    () => (id ? api.updateAddress({ ...checked, _id: id }) : api.createAddress(checked, attempt)),
    (store) => [store.addresses],
    ({ addresses }, { address }) => addresses.put(address),
  );
  const texts = translate(addressTexts);
  return { id: address._id, message: translateRefusal(message, id ? texts.updated : texts.added) };
}

/**
 * Which fields of an address are not right, in words; none when it can be saved.
 * @param fields what was written
 */
export async function addressProblems(
  fields: CreateAddressRequest,
): Promise<Partial<Record<keyof CreateAddressRequest, string>>> {
  const { CreateAddressRequest } = await import('@jhola/shared/contracts/addresses.contract');
  const { error } = CreateAddressRequest.safeParse(fields);
  const texts = translate(addressTexts);
  const problems: Partial<Record<AddressField, string>> = texts.problems;
  const wrong = (error?.issues ?? []).map(({ path: [name] }) => name as AddressField);
  return Object.fromEntries(
    wrong.map((name) => [name, (fields[name].trim() && problems[name]) || texts.required]),
  );
}
