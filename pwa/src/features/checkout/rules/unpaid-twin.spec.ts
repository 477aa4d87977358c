import { expect, it } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { anOrder } from '#test-data/an-order.ts';
import { unpaidTwin } from './unpaid-twin';

const now = Date.parse('2026-01-10T12:10:00.000Z');
const dal = aCartProduct({ name: 'Toor Dal' });
const of = (quantity: number) => {
  const [piece] = anOrder().product_details;
  return piece ? [{ ...piece, productId: dal._id, quantity }] : [];
};
const unpaid = (payBefore: string, quantity = 2) =>
  anOrder(['PLACED'], {
    payment: { method: 'CARD', state: 'PENDING', payBefore },
    product_details: of(quantity),
  });
const open = unpaid('2026-01-10T12:30:00.000Z');

it('finds the order of the very pieces in the cart that can still be paid', () => {
  const lines = [aCartLine(dal, 2)];
  const late = unpaid('2026-01-10T12:09:00.000Z');
  const atTheDoor = anOrder(['PLACED'], { product_details: of(2) });
  expect(unpaidTwin(lines, [late, atTheDoor, open], now)).toBe(open);
  expect(unpaidTwin(lines, [late, atTheDoor], now)).toBeUndefined();
});

it('takes another number of pieces, or more of them, for another order', () => {
  expect(unpaidTwin([aCartLine(dal, 3)], [open], now)).toBeUndefined();
  expect(unpaidTwin([aCartLine(dal, 2), aCartLine(aCartProduct(), 1)], [open], now)).toBeUndefined();
});
