import '../zod-without-eval';
import { keepTokensIn } from '../api-client/token-keeper';
import { ShopStore } from '../store/db';
import { workerTokenKeeper } from '../store/token-copy';
import { flushOutbox } from './flush-outbox';
import { collections, outboxKinds } from './outbox-kinds';

/**
 * Sends what waits in the outbox from the service worker: by the copy of the tokens in the store, under the locks that the
 * pages hold too. What is refused is told by the next page.
 * @throws Error when changes are left, so that the browser tries again later
 */
export async function flushInWorker(): Promise<void> {
  // Opened for this alone: an open store would keep a page of a later version from its own.
  const store = new ShopStore();
  keepTokensIn(workerTokenKeeper(store));
  try {
    const left = await flushOutbox(store, { kinds: outboxKinds, collections, retryAfter: () => {} });
    if (left) throw new Error('Some changes could not be sent yet');
  } finally {
    store.close();
  }
}
