import { expect, it } from 'vitest';
import { anOrder } from '#test-data/an-order.ts';
import { boughtProducts } from './bought-products';

const [ordered] = anOrder().product_details;
if (!ordered) throw new Error('An order has products');
const orderOf = (stage: 'DELIVERED' | 'PLACED' | 'CANCELLED', ...ids: string[]) =>
  anOrder([stage], { product_details: ids.map((productId) => ({ ...ordered, productId })) });

it('names each product once, those of the newest order first', () => {
  const orders = [orderOf('PLACED', 'tea', 'dal'), orderOf('DELIVERED', 'rice', 'tea')];
  expect(boughtProducts(orders)).toEqual(['tea', 'dal', 'rice']);
});

it('leaves out what was cancelled, unless it was bought otherwise', () => {
  const orders = [orderOf('CANCELLED', 'saree', 'tea'), orderOf('DELIVERED', 'tea')];
  expect(boughtProducts(orders)).toEqual(['tea']);
});

it('names twelve at most', () => {
  const ids = Array.from({ length: 15 }, (_, index) => `product ${index}`);
  expect(boughtProducts([orderOf('DELIVERED', ...ids)])).toEqual(ids.slice(0, 12));
});
