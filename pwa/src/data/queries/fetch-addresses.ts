import { addresses } from '../api/addresses-api';
import { fetchOwn } from './fetch-own';

/** Brings the shopper's addresses into the store. */
export async function fetchAddresses(): Promise<void> {
  await fetchOwn(
    addresses,
    (store) => [store.addresses],
    async (store, rows) => {
      await store.addresses.clear();
      await store.addresses.bulkPut(rows);
    },
  );
}
