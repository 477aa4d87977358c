import { openStore } from '../db/open-store';
import { rebase } from '../outbox/rebase';

/**
 * Replaces the rows of a collection by the server's, with the pending outbox changes applied.
 * @throws ApiError when the server cannot be asked
 */
export async function fetchAndRebase(collection: string): Promise<void> {
  await rebase(await openStore(), collection);
}
