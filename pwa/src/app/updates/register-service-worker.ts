import { Workbox } from 'workbox-window';
import { network } from '#data/db/loaded.ts';
import { atRest } from './at-rest';
import { offerUpdate, takeUpdateOfferBack } from './offer-update';
import { whenWaiting } from './when-waiting';

const WORKER = '/service-worker.js';
/** A page that stays open asks this often whether there is a new version, and when it is looked at again after so long. */
const CHECK_EVERY_MS = 3_600_000;

/**
 * Registers the service worker, unless the shop has switched it off (`SERVICE_WORKER`): the document says so. A new
 * version waits until a shopper asks for it, so that no page changes midway; then this page, or this one too, is loaded
 * anew.
 */
export async function registerServiceWorker(): Promise<void> {
  if (document.querySelector('meta[name=service-worker][content=off]')) return;
  const workbox = new Workbox(WORKER);
  const update = followVersions();
  await network();
  const registration = await workbox.register();
  if (!registration) return;
  whenWaiting(registration, () =>
    offerUpdate(() => {
      update.askedFor = true;
      workbox.messageSkipWaiting();
    }),
  );
  checkForVersions(registration);
}

/** Loads this page anew when a newer version has taken it over: immediately where it was asked for, else at rest. */
function followVersions(): { askedFor: boolean } {
  const update = { askedFor: false };
  // On the very first visit the worker takes over a page that is as new as itself.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (update.askedFor) window.location.reload();
    else if (controlled) reloadAtRest();
    controlled = true;
  });
  return update;
}

function checkForVersions(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const check = () => {
    // a timer of a hidden page may come late, and then right behind another look
    if (!navigator.onLine || Date.now() - lookedAt < CHECK_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch((error: unknown) => console.warn('No news of the shop’s version', error));
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/**
 * Loads this page anew at a quiet moment, since another tab has asked for the newer version and this one is still of the
 * older. Until then it works on: its files are kept.
 */
function reloadAtRest(): void {
  takeUpdateOfferBack();
  const stop = atRest({
    begin: () => {
      stop();
      window.location.reload();
    },
    end: () => {},
  });
}
