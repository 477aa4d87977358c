import type { PushMessage } from '@jhola/shared/contracts/push.contract';
import { withLock } from '../data/api/with-lock';
import { NEW_ORDERS_TAG } from '../data/db/close-notifications';
import { type NotificationData, notificationOf } from './notification';

/** Under this name news are shown one after the other. */
const SHOWING = 'show-news';

/**
 * Shows news; a new order joins those that are shown already. A device that comes back online gets several together, and
 * each must find what the one before has shown.
 */
export function showNews(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>,
  message: PushMessage,
): Promise<void> {
  return withLock(SHOWING, async () => {
    const { news } = message;
    const shown = await registration.getNotifications({ tag: NEW_ORDERS_TAG });
    const orders = shown.flatMap(({ data }) => (data as NotificationData).orders ?? []);
    // Each page that is open asks for it.
    if (news.kind === 'new-order' && orders.some(({ orderId }) => orderId === news.orderId)) return;
    const { title, options } = notificationOf(message, orders);
    await registration.showNotification(title, options);
  });
}
