import { clearTokens } from '../api/tokens';
import { dropNotifications } from './drop-notifications';
import { openStore } from './open-store';
import { forgetVisitPincode } from './visit-pincode';

/** The mark in local storage of a device that is about to forget its shopper. */
const LEAVING = 'leaving';

/**
 * Forgets everything of the shopper on this device: tokens, the private tables of the store, all of local storage, the
 * visit's PIN code, notifications. Where the page is closed before it ends, the next start finishes it.
 */
export async function leave(): Promise<void> {
  localStorage.setItem(LEAVING, 'yes');
  forgetVisitPincode();
  clearTokens();
  const store = await openStore();
  await store.forgetShopper();
  localStorage.clear();
  // The browser may need a network for it, so it is not awaited. Leftovers are deleted when the next session begins.
  dropNotifications().catch((error: unknown) => console.warn('Notifications were not ended', error));
}

/** Ends what {@link leave} began before the page was closed. */
export async function finishLeaving(): Promise<void> {
  if (localStorage.getItem(LEAVING)) await leave();
}
