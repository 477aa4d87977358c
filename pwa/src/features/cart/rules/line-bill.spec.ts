import { describe, expect, it } from 'vitest';
import { aCartLine, aCartProduct } from '#data/db/a-cart-product.ts';
import { billOfLines, lineRupees } from './line-bill';

// ceil(199 × 15 %) = 30
const dal = aCartProduct({ price: 199, discount: 15 });
const tea = aCartProduct({ price: 80.5, discount: 0 });

describe('the bill of a cart', () => {
  it('adds up pieces, what they cost and what is saved, in paise', () => {
    expect(billOfLines([aCartLine(dal, 2), aCartLine(tea, 3)])).toEqual({
      originalPaise: 63_950,
      itemsPaise: 57_950,
      deliveryPaise: 0,
      totalPaise: 57_950,
      savingsPaise: 6000,
      quantity: 5,
    });
  });

  it('has the delivery charge in its total', () => {
    expect(billOfLines([aCartLine(tea, 1)], { chargePaise: 4000 })).toMatchObject({
      itemsPaise: 8050,
      deliveryPaise: 4000,
      totalPaise: 12_050,
    });
  });

  it('is nothing for an empty cart', () => {
    expect(billOfLines([], { chargePaise: 4000 }).totalPaise).toBe(0);
  });
});

it('says of a line what all its pieces cost, before and after the discount, and what one does', () => {
  expect(lineRupees(aCartLine(dal, 3))).toEqual({ original: 597, payable: 507, piece: 169 });
  expect(lineRupees(aCartLine(tea, 2))).toEqual({ original: 161, payable: 161, piece: 80.5 });
});
