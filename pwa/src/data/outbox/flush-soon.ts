import { loaded } from '../db/loaded';
import { openStore } from '../db/open-store';
import { askForBackgroundSync } from './background-sync';

/**
 * Sends what waits in the outbox without anyone waiting for it: the last line of each command. What cannot be sent now is
 * left to the service worker too, which may find a network when the page is closed.
 */
export function flushSoon(): void {
  send().catch((error: unknown) => console.error('The outbox could not be flushed', error));
}

async function send(): Promise<void> {
  if (!navigator.onLine) await askForBackgroundSync();
  const [store, { flush }] = await Promise.all([openStore(), loaded(() => import('./flush'))]);
  if (await flush(store)) await askForBackgroundSync();
}
