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

it('shows an order once, however many pages ask for it', async () => {
  const registration = aRegistration();
  let times = 0;
  const counted = {
    ...registration,
    showNotification: (title: string, options?: NotificationOptions) => {
      times += 1;
      return registration.showNotification(title, options);
    },
  };
  const order = { kind: 'new-order', orderId: 'ORD-000001', total: 100 } as const;
  await Promise.all([1, 2, 3].map(() => showNews(counted, { news: order, language: 'en' })));
  expect([times, ...registration.titles()]).toEqual([1, 'New order ORD-000001']);
});

it('leaves new orders where they are when something else is shown', async () => {
  const registration = aRegistration();
  const order = { kind: 'new-order', orderId: 'ORD-000001', total: 100 } as const;
  await showNews(registration, { news: order, language: 'en' });
  await showNews(registration, { news: { kind: 'test' }, language: 'en' });
  expect(registration.titles()).toEqual(['New order ORD-000001', 'Notifications work on this device']);
});
