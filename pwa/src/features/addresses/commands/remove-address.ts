import { openStore } from '../../../store/open-store';

/**
 * Takes an address off the shopper's list.
 * @returns the server's words
 * @throws ApiError
 */
export async function removeAddress(id: string): Promise<string> {
  const [{ disableAddress }, store] = await Promise.all([
    import('../../../api-client/addresses-api'),
    openStore(),
  ]);
  const message = await disableAddress(id);
  await store.addresses.delete(id);
  return message;
}
