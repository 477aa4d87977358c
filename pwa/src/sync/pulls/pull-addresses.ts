import { addresses } from '../../api-client/addresses-api';
import { pullOwn } from '../pull-own';

/** Brings the shopper's addresses into the store. */
export async function pullAddresses(): Promise<void> {
  await pullOwn(
    addresses,
    (store) => [store.addresses],
    async (store, rows) => {
      await store.addresses.clear();
      await store.addresses.bulkPut(rows);
    },
  );
}
