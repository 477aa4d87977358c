import type { ShopStore } from '../db/db';
import { flushOutbox } from './flush-outbox';
import { collections, outboxOperations } from './outbox-operations';

let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, now. Call it after each command; sync also calls it at start, when the network comes back and when
 * the page becomes visible.
 * @returns whether a change is left that can be sent as soon as the server is reached
 */
export async function flush(store: ShopStore): Promise<boolean> {
  clearTimeout(retry);
  return flushOutbox(store, {
    operations: outboxOperations,
    collections,
    retryAfter: (milliseconds) => {
      retry = setTimeout(() => flush(store), milliseconds);
    },
  });
}
