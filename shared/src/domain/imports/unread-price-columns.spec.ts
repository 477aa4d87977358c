import { describe, expect, it } from 'vitest';
import { unreadPriceColumns } from './unread-price-columns.js';

describe('columns that look like a price to be charged', () => {
  it('are unread where they mean nothing, or something else than a price', () => {
    expect(unreadPriceColumns(['Price', 'Offer'], { price: 'Price' })).toEqual(['Offer']);
    expect(unreadPriceColumns(['Price'], { price: 'Price' })).toEqual([]);
  });

  it('do not matter beside a discount or a price after it', () => {
    expect(unreadPriceColumns(['Price', 'Offer'], { price: 'MRP', listedPrice: 'Offer' })).toEqual([]);
    expect(unreadPriceColumns(['Offer'], { price: 'MRP', discount: 'Off %' })).toEqual([]);
  });
});
