import { describe, expect, it } from 'vitest';
import { odditiesOf, sellingPrice } from './selling-price.js';

it.each([
  [999, 10, 899],
  [99.5, 0, 99.5],
  [100, 100, 0],
  [0, 50, 0],
])('of %f rupees less %f percent %f are paid', (price, discount, paid) => {
  expect(sellingPrice(price, discount)).toBe(paid);
});

describe('odd about a product', () => {
  const usual = { price: 100, discount: 10, category: ['a'] };
  it.each([
    ['nothing', {}, []],
    ['is a price of 0', { price: 0 }, ['no-price']],
    ['is a discount of 100 %', { discount: 100 }, ['free']],
    ['is a discount that leaves nothing', { price: 0.5, discount: 1 }, ['free']],
    ['is no category', { category: [] }, ['no-category']],
    ['is all of it at once', { price: 0, category: [] }, ['no-price', 'no-category']],
    ['is a variant that costs nothing', { variants: [{ price: 0 }, {}] }, ['no-price']],
    ['is no variant of a price', { variants: [{ price: 50 }, {}] }, []],
  ])('%s', (_what, change, odd) => {
    expect(odditiesOf({ ...usual, ...change })).toEqual(odd);
  });
});
