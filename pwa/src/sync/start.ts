import { hasTokens, onTokensChange } from '../api-client/tokens';
import { documentFirstData } from '../store/first-data-element';
import { openStore } from '../store/open-store';
import { pull } from './pull';
import { pullCategories } from './pulls/pull-categories';
import { pullUser } from './pulls/pull-user';
import { flush } from './push';
import { pullShopper } from './session-pulls';
import { startCatalogueCopy } from './start-catalogue-copy';

const quiet = (error: unknown) => console.warn('Not in step with the server', error);

/**
 * Keeps store and server in step while the page is open: what waits is sent at start, when the network comes back and
 * when the page becomes visible; categories and the shopper's own rows are pulled at start and at sign-in (section 4);
 * the catalogue is copied.
 */
export function startSync(): void {
  // What came with the document is as new as what a call would answer now.
  if (!documentFirstData.data) pull('categories', pullCategories).catch(quiet);
  startCatalogueCopy();
  followSession();
  window.addEventListener('online', sendWaiting);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendWaiting();
  });
}

function sendWaiting(): void {
  if (hasTokens()) openStore().then(flush).catch(quiet);
}

/** Pulls and listens while someone is signed in, from now on and after each sign-in in this tab or another. */
function followSession(): void {
  let stopListening: Promise<() => void> | undefined;
  let signedIn = false;
  const follow = () => {
    if (hasTokens() === signedIn) return;
    signedIn = !signedIn;
    stopListening?.then((stop) => stop());
    stopListening = undefined;
    if (!signedIn) return;
    pull('user', pullUser).then(pullShopper).then(sendWaiting).catch(quiet);
    stopListening = import('./realtime').then(({ listenForOrders }) => listenForOrders());
    stopListening.catch(quiet);
  };
  onTokensChange(follow);
  follow();
}
