import { openStore } from '../../store/open-store';
import { ownerOf, whileOwned } from '../../store/owner';
import { settledAt } from '../../store/settings';
import { settle } from '../settle';

/**
 * Brings a collection up to the server's truth, with what waits in the outbox on top, and notes when that was: from then on
 * an empty one is known to be empty.
 * @throws ApiError when the server cannot be asked
 */
export async function pullSettled(collection: string): Promise<void> {
  const store = await openStore();
  const owner = await ownerOf(store);
  await settle(store, collection);
  const row = { key: settledAt(collection), value: Date.now() };
  await whileOwned(store, owner, [], () => store.settings.put(row));
}
