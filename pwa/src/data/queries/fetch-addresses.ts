import { addresses } from '../api/addresses-api';
import { fetchOwnRows } from './fetch-own';

/** Brings the shopper's addresses into the store. */
export async function fetchAddresses(): Promise<void> {
  await fetchOwnRows(
    addresses,
    (store) => [store.addresses],
    async (store, rows) => {
      await store.addresses.clear();
      await store.addresses.bulkPut(rows);
    },
  );
}
