import { describe, expect, it } from 'vitest';
import { piecesForSale } from './pieces-for-sale.js';

describe('how many pieces of a product can be bought', () => {
  it('are its own where no variant must be chosen', () => {
    expect(piecesForSale({ stock: 3, variants: [] })).toBe(3);
    expect(piecesForSale({ stock: 3, variants: [{ name: 'Standard' }] })).toBe(3);
  });

  it('are those of the variant that has most, its own or shared ones', () => {
    expect(
      piecesForSale({
        stock: 0,
        variants: [
          { name: 'S', stock: 0 },
          { name: 'M', stock: 2 },
        ],
      }),
    ).toBe(2);
    expect(piecesForSale({ stock: 7, variants: [{ name: 'S', stock: 2 }, { name: 'M' }] })).toBe(7);
  });

  it('are none where all variants are sold out, whatever the product itself is said to have', () => {
    expect(
      piecesForSale({
        stock: 9,
        variants: [
          { name: 'S', stock: 0 },
          { name: 'M', stock: 0 },
        ],
      }),
    ).toBe(0);
  });
});
