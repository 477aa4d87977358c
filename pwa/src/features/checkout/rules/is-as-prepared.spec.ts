import { expect, it } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import type { PreparedOrder } from '../prepared-order';
import { isAsPrepared } from './is-as-prepared';

const dal = aCartProduct({ name: 'Toor Dal', stock: 1 });
const lines = [aCartLine(dal, 2)];
const prepared: PreparedOrder = { owner: 'u', addressId: 'home', lines, totalRupees: 338, preparedAt: 1 };

it('is as prepared as long as lines and address are the same, also when too few are left', () => {
  expect(isAsPrepared(prepared, [aCartLine(dal, 2)], 'home')).toBe(true);
});

it('is another order at another address, with other pieces, or with another line', () => {
  expect(isAsPrepared(prepared, lines, 'work')).toBe(false);
  expect(isAsPrepared(prepared, [aCartLine(dal, 3)], 'home')).toBe(false);
  expect(isAsPrepared(prepared, [...lines, aCartLine(aCartProduct(), 1)], 'home')).toBe(false);
  expect(isAsPrepared(prepared, [], 'home')).toBe(false);
});
