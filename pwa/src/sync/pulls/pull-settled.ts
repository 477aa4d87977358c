import { openStore } from '../../store/open-store';
import { settle } from '../settle';

/**
 * Brings a collection up to the server's truth, with what waits in the outbox on top.
 * @throws ApiError when the server cannot be asked
 */
export async function pullSettled(collection: string): Promise<void> {
  await settle(await openStore(), collection);
}
