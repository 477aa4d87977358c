import { describe, expect, it } from 'vitest';
import { shopPrice } from './prices.js';

describe('a shop price', () => {
  it.each([
    [3, 5],
    [42.3, 42],
    [99.6, 100],
    [104, 99],
    [236, 239],
    [1502, 1499],
    [2010, 1999],
    [4980, 4999],
  ])('of about %f rupees is %i', (rupees, price) => {
    expect(shopPrice(rupees)).toBe(price);
  });
});
