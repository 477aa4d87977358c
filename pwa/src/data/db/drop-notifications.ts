import { closeNotifications } from './close-notifications';

/**
 * Ends the notifications of this browser and closes those that are shown: the device belongs to nobody or to another user, from
 * now on. What cannot be ended now is ended by the shop, which sends nothing in a session that is over.
 */
export async function dropNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  await closeNotifications(registration);
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
