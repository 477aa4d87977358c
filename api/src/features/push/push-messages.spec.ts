import { laterNews } from './push-messages.js';

const orderId = 'ORD-ABC123';

it('lists every later stage of an order as news that make this one obsolete', () => {
  expect(laterNews({ kind: 'order-status', orderId, stage: 'SHIPPED' })).toEqual(
    ['OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'].map((stage) => ({ kind: 'order-status', orderId, stage })),
  );
});

it.each([
  { kind: 'order-status', orderId, stage: 'DELIVERED' },
  { kind: 'new-order', orderId, total: 200 },
] as const)('knows none that are later than $kind $stage', (news) => {
  expect(laterNews(news)).toEqual([]);
});
