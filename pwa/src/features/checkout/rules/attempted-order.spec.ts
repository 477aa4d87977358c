import { expect, it } from 'vitest';
import { anOrder } from '#test-data/an-order.ts';
import type { OrderAttempt } from '../order-attempt';
import { attemptedOrder, isSameAttempt } from './attempted-order';

const sentAt = Date.parse('2026-01-10T12:00:00.000Z');
const dal = { productId: 'b'.repeat(24), variantId: undefined, quantity: 2 };
const attempt = {
  way: 'cash' as const,
  key: 'k',
  body: { list_items: [dal], totalAmt: 338, address: 'e'.repeat(24) },
  items: ['item-1'],
  known: [],
  sentAt,
} satisfies OrderAttempt;

it('finds the order of the same pieces at the same total', () => {
  const order = anOrder();
  expect(attemptedOrder(attempt, [anOrder(['PLACED'], { totalAmt: 500 }), order])).toBe(order);
});

it('takes no order for it that was known before, is older, or has other pieces', () => {
  const order = anOrder();
  const older = anOrder(['PLACED'], { createdAt: '2026-01-10T11:30:00.000Z' });
  const [piece] = order.product_details;
  const more = anOrder(['PLACED'], { product_details: piece ? [{ ...piece, quantity: 3 }] : [] });
  expect(attemptedOrder({ ...attempt, known: [order.orderId] }, [order, older, more])).toBeUndefined();
});

it('takes no order for it that is paid another way', () => {
  const byCard = anOrder(['PLACED'], { payment: { method: 'CARD', state: 'PENDING' } });
  expect(attemptedOrder(attempt, [byCard])).toBeUndefined();
  const { list_items, totalAmt } = attempt.body;
  const body = { list_items, totalAmt, subTotalAmt: totalAmt, addressId: 'e'.repeat(24) };
  expect(attemptedOrder({ ...attempt, way: 'card', body }, [anOrder(), byCard])).toBe(byCard);
});

it('knows the very same order by its items, address and total', () => {
  const { body } = attempt;
  expect(isSameAttempt(attempt, { way: 'cash', body: { ...body } }, ['item-1'])).toBe(true);
  expect(isSameAttempt(attempt, { way: 'cash', body }, ['item-2'])).toBe(false);
  const elsewhere = { ...body, address: 'f'.repeat(24) };
  expect(isSameAttempt(attempt, { way: 'cash', body: elsewhere }, ['item-1'])).toBe(false);
});
