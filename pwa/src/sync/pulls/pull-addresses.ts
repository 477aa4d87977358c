import { addresses } from '../../api-client/addresses-api';
import { openStore } from '../../store/open-store';

/** Brings the shopper's addresses into the store. */
export async function pullAddresses(): Promise<void> {
  const [rows, store] = await Promise.all([addresses(), openStore()]);
  await store.transaction('rw', store.addresses, async () => {
    await store.addresses.clear();
    await store.addresses.bulkPut(rows);
  });
}
