import { sayBackOnline } from '#connection/say-back-online.ts';
import { onLocaleChange } from '#i18n/locale.ts';
import { REFRESH_LOCK } from '../api/refresh';
import { alignTokens, hasTokens, onTokensChange, signedInUser } from '../api/tokens';
import { withLock } from '../api/with-lock';
import { startCatalogueCopy } from '../catalogue-replica/start-catalogue-copy';
import { afterFirstInteraction } from '../db/after-first-interaction';
import { documentFirstData } from '../db/first-data-element';
import { finishLeaving } from '../db/leaving';
import { openStore } from '../db/open-store';
import { forgetFetched } from '../db/owner';
import { askForBackgroundSync } from '../outbox/background-sync';
import { flush } from '../outbox/flush';
import { reportRefusals } from '../outbox/report-refusals';
import { fetchCategories } from '../queries/fetch-categories';
import { fetchDeliveryAreas } from '../queries/fetch-delivery-areas';
import { fetchShop } from '../queries/fetch-shop';
import { fetchUser } from '../queries/fetch-user';
import { fetchShopper } from '../queries/session-fetches';
import { shareFetch } from '../queries/share-fetch';
import { followShop } from '../shop/follow-shop';
import { mergeVisitorCart } from './merge-visitor-cart';
import { saySessionEnded } from './say-session-ended';

/** After this time the shop's settings are asked for again when the page is looked at. */
const SHOP_STALE_MS = 60_000;

const quiet = (error: unknown) => console.warn('Not in step with the server', error);

/**
 * Keeps store and server in step while the page is open: what waits is sent at start, with what was added before signing in,
 * when the network comes back and when the page becomes visible; categories and the shopper's own rows are fetched at
 * start and at sign-in (docs/product.md#sessions); the catalogue is copied; refusals are reported, and that the shop can be
 * reached again.
 */
export function startSync(): void {
  followShop().catch(quiet);
  // What came with the document is as new as what a call would answer now.
  if (!documentFirstData.data || documentFirstData.kept) {
    shareFetch('categories', fetchCategories).catch(quiet);
    shareFetch('shop', fetchShop).catch(quiet);
  }
  afterFirstInteraction()
    .then(() => shareFetch('delivery-areas', fetchDeliveryAreas))
    .catch(quiet);
  refreshShop();
  startCatalogueCopy();
  finishLeaving()
    .then(() => withLock(REFRESH_LOCK, alignTokens))
    .catch(quiet);
  followSession();
  reportRefusals().catch(quiet);
  sayBackOnline();
  saySessionEnded();
  window.addEventListener('online', sendWaiting);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendWaiting();
    else leaveWaiting().catch(quiet);
  });
}

/** A page that stays open learns of new settings when the network comes back, and when it is looked at again after a while. */
function refreshShop(): void {
  let askedAt = Date.now();
  const ask = () => {
    askedAt = Date.now();
    shareFetch('shop', fetchShop).catch(quiet);
    shareFetch('delivery-areas', fetchDeliveryAreas).catch(quiet);
  };
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > SHOP_STALE_MS) ask();
  });
}

function sendWaiting(): void {
  if (hasTokens()) mergeAndSend().catch(quiet);
}

async function mergeAndSend(): Promise<void> {
  const store = await openStore();
  await mergeVisitorCart(store);
  await flush(store);
}

/** The page may be closed before it has sent what waits. */
async function leaveWaiting(): Promise<void> {
  if ((await (await openStore()).outbox.count()) > 0) await askForBackgroundSync();
}

/** Fetches and listens while someone is signed in, from now on and after each sign-in in this tab or another. */
function followSession(): void {
  let stopListening: Promise<() => void> | undefined;
  let user: string | undefined;
  const follow = () => {
    const now = hasTokens() ? (signedInUser() ?? 'somebody') : undefined;
    if (now === user) return;
    user = now;
    stopListening?.then((stop) => stop());
    stopListening = undefined;
    if (!now) return forgetSession();
    const known = shareFetch('user', fetchUser);
    known.then(fetchShopper).then(sendWaiting).catch(quiet);
    known.then(keepSubscribed).catch(quiet);
    stopListening = import('./realtime').then(({ listenForOrders }) => listenForOrders());
    stopListening.catch(quiet);
  };
  onTokensChange(follow);
  // Notifications use the shop's language on this device.
  onLocaleChange(() => user && keepSubscribed().catch(quiet));
  follow();
  if (!user) forgetSession();
}

/** Keeps this device subscribed to its notifications. */
async function keepSubscribed(): Promise<void> {
  const { keepNotifications } = await import('../push/keep-notifications');
  await keepNotifications();
}

function forgetSession(): void {
  openStore()
    .then((store) => forgetFetched(store, () => !hasTokens()))
    .catch(quiet);
}
