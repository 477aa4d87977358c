import { loaded } from '../store/loaded';
import { openStore } from '../store/open-store';

/** Sends what waits in the outbox without anyone waiting for it: the last line of each command. */
export function flushSoon(): void {
  Promise.all([openStore(), loaded(() => import('./push'))])
    .then(([store, { flush }]) => flush(store))
    .catch((error: unknown) => console.error('The outbox could not be flushed', error));
}
