/** Under this tag all new orders share one notification. */
export const NEW_ORDERS_TAG = 'new-orders';

/**
 * Closes notifications that this browser shows.
 * @param registration whose they are; browsers without notifications have none to list
 * @param which those of a tag; without it all
 */
export async function closeNotifications(
  registration: ServiceWorkerRegistration,
  which?: GetNotificationOptions,
): Promise<void> {
  for (const notification of (await registration.getNotifications?.(which)) ?? []) notification.close();
}
