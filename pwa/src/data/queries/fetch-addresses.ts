import { addresses } from '../api/addresses-api';
import { addressChanges } from './address-changes';
import { fetchOwn } from './fetch-own';

/** Brings the shopper's addresses into the store. A list that an address was changed beside may be older than that: it is asked for anew. */
export async function fetchAddresses(): Promise<void> {
  const before = addressChanges();
  const isOlder = () => addressChanges() !== before;
  await fetchOwn(
    addresses,
    (store) => [store.addresses],
    async (store, rows) => {
      if (isOlder()) return;
      await store.addresses.clear();
      await store.addresses.bulkPut(rows);
    },
  );
  if (isOlder()) await fetchAddresses();
}
