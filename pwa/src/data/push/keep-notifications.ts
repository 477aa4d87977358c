import { locale } from '#i18n/locale.ts';
import { openStore } from '../db/open-store';
import { keepDeviceSubscribed } from './push-device';

/** Sees to it that the notifications the shopper wants reach this device; see {@link keepDeviceSubscribed}. */
export async function keepNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Browsers without notifications have neither.
  if (!registration?.pushManager || !('Notification' in window)) return;
  const allowed = Notification.permission === 'granted';
  const store = await openStore();
  await keepDeviceSubscribed(store, registration, allowed, locale().language);
}
