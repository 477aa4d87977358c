import { closeNotifications, NEW_ORDERS_TAG } from '#data/db/close-notifications.ts';
import { openStore } from '#data/db/open-store.ts';
import { NEW_ORDERS } from '#data/db/settings.ts';

/** Notes that the admin has looked at the new orders: the counter starts anew, and so does the notification of them. */
export async function seeNewOrders(): Promise<void> {
  const store = await openStore();
  await store.settings.delete(NEW_ORDERS);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await closeNotifications(registration, { tag: NEW_ORDERS_TAG });
}
