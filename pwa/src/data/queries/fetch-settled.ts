import { openStore } from '../db/open-store';
import { rebase } from '../outbox/rebase';

/**
 * Brings a collection up to the server's truth, with what waits in the outbox on top.
 * @throws ApiError when the server cannot be asked
 */
export async function fetchSettled(collection: string): Promise<void> {
  await rebase(await openStore(), collection);
}
