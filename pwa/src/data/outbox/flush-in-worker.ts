import { flushOutbox } from './flush-outbox';
import { collections, outboxOperations } from './outbox-operations';
import { withWorkerStore } from './worker-store';

/**
 * Sends what waits in the outbox from the service worker: by the copy of the tokens in the store, under the locks that the
 * pages hold too. Refusals are reported by the next page.
 * @throws Error when changes are left, so that the browser tries again later
 */
export function flushInWorker(): Promise<void> {
  return withWorkerStore(async (store) => {
    const left = await flushOutbox(store, {
      operations: outboxOperations,
      collections,
      retryAfter: () => {},
    });
    if (left) throw new Error('Some changes could not be sent yet');
  });
}
