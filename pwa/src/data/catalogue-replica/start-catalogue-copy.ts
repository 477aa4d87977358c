import { isOnline } from '#connection/connection.ts';
import { COPY_ON_METERED, COPY_PAUSED, readSwitch } from '../db/device-settings';
import { openStore } from '../db/open-store';
import { isMetered, ownConnection } from './metered';
import { inWorker } from './worker/in-worker';

/** How long a copy counts as fresh when the page becomes visible again, in milliseconds. */
const FRESH_MS = 60_000;

/** How long the page has processor and network to itself before the first copy, in milliseconds. */
const FIRST_AFTER_MS = 10_000;

/** Without Web Locks (plain http on a phone in the home network) two tabs would write over each other. */
export const canCopy = (): boolean => navigator.locks !== undefined;

/**
 * Whether the catalogue may be copied unasked: not where data is saved or paid by the byte (only what was seen is kept
 * there, unless the shopper wants more), nor once the shopper has cleared it.
 */
async function mayCopyUnasked(): Promise<boolean> {
  if (!canCopy() || !isOnline()) return false;
  const store = await openStore();
  if (await readSwitch(store, COPY_PAUSED)) return false;
  return !isMetered(ownConnection()) || readSwitch(store, COPY_ON_METERED);
}

const idle = (start: () => void) =>
  // Safari has no requestIdleCallback.
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000);

const failed = (error: unknown) => console.warn('The catalogue could not be copied', error);

let everCopied = false;

/** Brings the copy of the catalogue up to date if that may be done unasked, and ends what may not go on. */
export async function copyIfAllowed(): Promise<void> {
  if (await mayCopyUnasked()) {
    everCopied = true;
    await inWorker((work) => work.copy());
  } else if (everCopied) await inWorker((work) => work.stopCopying());
}

/**
 * Keeps the device's copy of the catalogue up to date while the page is open, in a worker: in idle time some while after
 * the start, when the network returns or becomes another one, and when the page is looked at again.
 */
export function startCatalogueCopy(): void {
  let begun = false;
  let askedAt = 0;
  const copy = () => {
    begun = true;
    askedAt = Date.now();
    copyIfAllowed().catch(failed);
  };
  setTimeout(() => idle(copy), FIRST_AFTER_MS);
  window.addEventListener('online', copy);
  // Until the first copy the page has the network to itself, whichever it is.
  ownConnection()?.addEventListener?.('change', () => {
    if (begun) copy();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > FRESH_MS) copy();
  });
}
