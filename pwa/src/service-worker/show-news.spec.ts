import { expect, it } from 'vitest';
import { showNews } from './show-news';

/** A browser's notifications: one of the same tag replaces the one before. */
function aRegistration() {
  const shown = new Map<string, Notification>();
  return {
    titles: () => [...shown.values()].map(({ title }) => title),
    getNotifications: async ({ tag }: GetNotificationOptions = {}) =>
      [...shown.values()].filter((notification) => notification.tag === tag),
    showNotification: async (title: string, options: NotificationOptions = {}) => {
      shown.set(options.tag ?? '', { ...options, title } as Notification);
    },
  };
}

it('gathers new orders that come in at the same moment', async () => {
  const registration = aRegistration();
  const orders = ['ORD-000001', 'ORD-000002', 'ORD-000003'];
  await Promise.all(
    orders.map((orderId) =>
      showNews(registration, { news: { kind: 'new-order', orderId, total: 100 }, language: 'en' }),
    ),
  );
  expect(registration.titles()).toEqual(['3 new orders']);
});

it('leaves new orders where they are when something else is shown', async () => {
  const registration = aRegistration();
  const order = { kind: 'new-order', orderId: 'ORD-000001', total: 100 } as const;
  await showNews(registration, { news: order, language: 'en' });
  await showNews(registration, { news: { kind: 'test' }, language: 'en' });
  expect(registration.titles()).toEqual(['New order ORD-000001', 'Notifications work on this device']);
});
