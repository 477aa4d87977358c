import { afterFirstInteraction } from '../data/db/after-first-interaction';
import { loaded } from '../data/db/loaded';
import { openStore } from '../data/db/open-store';
import { actionRecorder } from '../data/db/recorded-actions';
import { whenIdle } from '../ui/page/when-idle';
import { actionsReplayed, isFirstScreenThere } from './first-screen/take-over';

/** The longest the page may keep the background work waiting, in milliseconds. */
const LATEST_MS = 1500;

/** Starts what no first screen needs: the sync with the server and the service worker. */
export async function startInBackground(): Promise<void> {
  await afterFirstInteraction();
  // Who has done something already waits for it: the store comes first. Whoever writes to it reports when it cannot be opened.
  if (actionRecorder()?.actions.length) await Promise.allSettled([openStore()]);
  // The app is not shown sooner for what goes on beside it.
  if (isFirstScreenThere()) await actionsReplayed();
  await whenIdle(LATEST_MS);
  loaded(() => import('../data/sync/start')).then(({ startSync }) => startSync());
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    loaded(() => import('./updates/register-service-worker'))
      .then(({ registerServiceWorker }) => registerServiceWorker())
      // browsers refuse it in some private windows; the shop goes on without
      .catch((error: unknown) => console.warn('There is no service worker', error));
}
