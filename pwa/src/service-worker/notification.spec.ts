import type { PushNews } from '@jhola/shared/contracts/push.contract';
import { expect, it } from 'vitest';
import { confirmedNotification, neutralNotification, notificationOf } from './notification';
import { pushTexts } from './push-texts';
import { pushTextsHi } from './push-texts.hi';

const anOrder = (number: number) => ({
  kind: 'new-order' as const,
  orderId: `ORD-00000${number}`,
  total: 100_000 * number,
});
const message = (news: PushNews) => ({ news, language: 'en' as const });

it('announces a new order by its number and total, to be opened or confirmed', () => {
  const { title, options } = notificationOf(message(anOrder(1)));
  expect(title).toBe('New order ORD-000001');
  expect(options).toMatchObject({
    body: '₹1,00,000',
    tag: 'new-orders',
    data: { path: '/dashboard/AdminAllOrders/ORD-000001' },
  });
  expect(options.actions?.map(({ action }) => action)).toEqual(['open', 'confirm']);
});

it('gathers several new orders in one, the newest first, which opens all orders', () => {
  const { title, options } = notificationOf(message(anOrder(3)), [anOrder(1), anOrder(2)]);
  expect(title).toBe('3 new orders');
  expect(options.body?.split('\n')).toEqual([
    'ORD-000003 · ₹3,00,000',
    'ORD-000002 · ₹2,00,000',
    'ORD-000001 · ₹1,00,000',
  ]);
  expect(options.data.path).toBe('/dashboard/AdminAllOrders');
  expect(options.actions?.map(({ action }) => action)).toEqual(['open']);
});

it('counts an order that is reported twice once, and lists four of many', () => {
  expect(notificationOf(message(anOrder(1)), [anOrder(1)]).title).toBe('New order ORD-000001');
  const many = notificationOf(message(anOrder(6)), [1, 2, 3, 4, 5].map(anOrder));
  expect(many.title).toBe('6 new orders');
  expect(many.options.body?.split('\n')).toHaveLength(5);
  expect(many.options.data.orders).toHaveLength(6);
});

it('says a shopper how their order gets on, one notification an order', () => {
  const news = { kind: 'order-status', orderId: 'ORD-000001', stage: 'SHIPPED' } as const;
  expect(notificationOf(message(news))).toMatchObject({
    title: 'Your order is on its way',
    options: {
      body: 'ORD-000001',
      tag: 'order:ORD-000001',
      data: { path: '/dashboard/myorders/ORD-000001' },
    },
  });
});

it('says by whom an order is carried', () => {
  const tracking = 'Delhivery 123456';
  const news = { kind: 'order-status', orderId: 'ORD-000001', stage: 'SHIPPED', tracking } as const;
  expect(notificationOf(message(news)).options.body).toBe('ORD-000001 · Delhivery 123456');
});

it('leads to the product that is back', () => {
  const productId = '65f0c0ffee00000000000001';
  const { title, options } = notificationOf(message({ kind: 'back-in-stock', productId, name: 'Toor Dal' }));
  expect([title, options.body, options.data.path]).toEqual([
    'Back in stock',
    'Toor Dal',
    `/product/Toor-Dal-${productId}`,
  ]);
});

it('leads to the product whose question is answered, one notification a question', () => {
  const [questionId, productId] = ['65f0c0ffee00000000000002', '65f0c0ffee00000000000001'];
  const news = { kind: 'question-answered', questionId, productId, name: 'Toor Dal' } as const;
  expect(notificationOf(message(news))).toMatchObject({
    title: 'Your question is answered',
    options: {
      body: 'Toor Dal',
      tag: `question:${questionId}`,
      data: { path: `/product/Toor-Dal-${productId}` },
    },
  });
});

it('is in Hindi', () => {
  const { title, options } = notificationOf({ news: { kind: 'test' }, language: 'hi' });
  expect([title, options.lang]).toEqual([pushTextsHi.test, 'hi']);
  expect(Object.keys(pushTextsHi)).toEqual(Object.keys(pushTexts));
});

it('shows nothing of an order that is nobody’s here', () => {
  const { title, options } = neutralNotification();
  expect(`${title} ${options.body}`).not.toMatch(/ORD-|₹/);
});

it('says whether an order was confirmed, and leads to it', () => {
  expect(confirmedNotification('ORD-000001', { language: 'en' }, true).title).toBe(
    'Order ORD-000001 is confirmed',
  );
  const { title, options } = confirmedNotification('ORD-000001', { language: 'en' }, false);
  expect(title).toBe('Order ORD-000001 could not be confirmed');
  expect(options.data.path).toBe('/dashboard/AdminAllOrders/ORD-000001');
});

it('bears the shop’s logo, also when it is confirmed', () => {
  const logo = '/uploads/logo/a-large.png';
  const pictures = { icon: '/uploads/logo/a-small.png', badge: '/uploads/logo/a-monochrome.png' };
  const { options } = notificationOf({ ...message(anOrder(1)), logo });
  expect(options).toMatchObject(pictures);
  expect(confirmedNotification('ORD-000001', options.data, true).options).toMatchObject(pictures);
  expect(neutralNotification('hi').options.icon).toBe('/icons/pwa-192x192.png');
});
