import { hasTokens, onTokensChange } from '../api-client/tokens';
import { openStore } from '../store/open-store';
import { pull } from './pull';
import { pullCategories } from './pulls/pull-categories';
import { pullUser } from './pulls/pull-user';
import { flush } from './push';
import { pullShopper } from './session-pulls';

const quiet = (error: unknown) => console.warn('Not in step with the server', error);

/**
 * Keeps store and server in step while the page is open: what waits is sent at start, when the network comes back and
 * when the page becomes visible; categories and the shopper's own rows are pulled at start and at sign-in (section 4).
 */
export function startSync(): void {
  let signedIn = hasTokens();
  const send = () => {
    if (hasTokens()) openStore().then(flush).catch(quiet);
  };
  const pullSession = () => {
    if (hasTokens()) pull('user', pullUser).then(pullShopper).catch(quiet);
  };
  pull('categories', pullCategories).catch(quiet);
  pullSession();
  send();
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send();
  });
  onTokensChange(() => {
    if (hasTokens() === signedIn) return;
    signedIn = hasTokens();
    pullSession();
    send();
  });
}
