import { expect, it } from 'vitest';
import { anOrder } from '../../../test-data/an-order';
import type { OrderAttempt } from '../order-attempt';
import { attemptedOrder, isSameAttempt } from './attempted-order';

const sentAt = Date.parse('2026-01-10T12:00:00.000Z');
const dal = { productId: 'b'.repeat(24), variantId: undefined, quantity: 2 };
const attempt: OrderAttempt = {
  key: 'k',
  body: { list_items: [dal], totalAmt: 338, address: 'e'.repeat(24) },
  items: ['item-1'],
  known: [],
  sentAt,
};

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

it('knows the very same order by its items, address and total', () => {
  expect(isSameAttempt(attempt, { ...attempt.body }, ['item-1'])).toBe(true);
  expect(isSameAttempt(attempt, attempt.body, ['item-2'])).toBe(false);
  expect(isSameAttempt(attempt, { ...attempt.body, address: 'f'.repeat(24) }, ['item-1'])).toBe(false);
});
