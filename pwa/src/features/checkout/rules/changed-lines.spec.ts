import { expect, it } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { canBeOrdered, changedLines } from './changed-lines';

const dal = aCartProduct({ name: 'Toor Dal', price: 199, discount: 15, stock: 5 });
const tea = aCartProduct({ name: 'Assam Tea', price: 80, discount: 0, stock: 5 });
const salt = aCartProduct({ name: 'Tata Salt', price: 28, discount: 0, stock: 5 });
const before = [aCartLine(dal, 2), aCartLine(tea, 3)];

it('says nothing when all is as it was', () => {
  expect(changedLines(before, before)).toEqual([]);
});

it('shows the old and the new price of a piece, also when only the discount changed', () => {
  const now = [aCartLine({ ...dal, discount: 0 }, 2), aCartLine({ ...tea, price: 90 }, 3)];
  expect(changedLines(before, now)).toEqual([
    { key: dal._id, name: 'Toor Dal', oldRupees: 169, newRupees: 199, left: undefined },
    { key: tea._id, name: 'Assam Tea', oldRupees: 80, newRupees: 90, left: undefined },
  ]);
});

it('says how many are left where that is fewer than the cart asks for', () => {
  const now = [aCartLine({ ...dal, stock: 2 }, 2), aCartLine({ ...tea, stock: 1 }, 3)];
  expect(changedLines(before, now)).toEqual([
    { key: tea._id, name: 'Assam Tea', oldRupees: 80, newRupees: 80, left: 1 },
  ]);
});

it('says what is no longer in the cart, without a price of today', () => {
  expect(changedLines(before, [aCartLine(dal, 2)])).toEqual([
    { key: tea._id, name: 'Assam Tea', oldRupees: 80 },
  ]);
});

it('says of other quantities, and of what another device has added', () => {
  const now = [aCartLine(dal, 4), aCartLine(tea, 3), aCartLine(salt, 1)];
  expect(changedLines(before, now)).toMatchObject([
    { name: 'Toor Dal', oldRupees: 169, newRupees: 169, pieces: { before: 2, now: 4 } },
    { name: 'Tata Salt', newRupees: 28, pieces: { before: 0, now: 1 } },
  ]);
});

it('can be ordered when there is something, and enough of each', () => {
  expect(canBeOrdered(before)).toBe(true);
  expect(canBeOrdered([])).toBe(false);
  expect(canBeOrdered([aCartLine(dal, 5), aCartLine({ ...tea, stock: 0 }, 1)])).toBe(false);
});
