import { inWorker } from '../catalogue-worker/in-worker';

/** How long a copy counts as fresh when the page becomes visible again, in milliseconds. */
const FRESH_MS = 60_000;

/** How long the page has processor and network to itself before the first copy, in milliseconds. */
const FIRST_AFTER_MS = 10_000;

/** What browsers that tell it tell of the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/**
 * Whether the whole catalogue may be fetched unasked: not where data is saved or paid by the byte; there the device keeps
 * what was seen. Browsers that do not tell may.
 */
export function mayCopyUnasked({ saveData, type }: Connection = {}): boolean {
  return !saveData && type !== 'cellular';
}

const idle = (start: () => void) =>
  // Safari has no requestIdleCallback.
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000);

/**
 * Keeps the device's copy of the catalogue up to date while the page is open, in a worker: in idle time some while after
 * the start, when the network returns and when the page is looked at again.
 */
export function startCatalogueCopy(): void {
  let askedAt = 0;
  const copy = () => {
    const { connection } = navigator as Navigator & { readonly connection?: Connection };
    // Without Web Locks (plain http on a phone in the home network) two tabs would write over each other.
    if (!navigator.onLine || !navigator.locks || !mayCopyUnasked(connection)) return;
    askedAt = Date.now();
    inWorker((work) => work.copy()).catch((error: unknown) =>
      console.warn('The catalogue could not be copied', error),
    );
  };
  setTimeout(() => idle(copy), FIRST_AFTER_MS);
  window.addEventListener('online', copy);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > FRESH_MS) copy();
  });
}
