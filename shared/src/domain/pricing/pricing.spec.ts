import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOf } from './bill.js';
import { discountAmountPaise, discountedPricePaise } from './discounted-price.js';

const price = fc.integer({ min: 0, max: 1_000_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('the discounted price', () => {
  it.each([
    [19900, 10, 17900],
    [9999, 15, 8499],
    [25000, 5.2, 23700],
    [6975, 25, 5175],
    [100, 1, 0],
    [50, 10, 0],
    [10000, 0, 10000],
    [10000, 100, 0],
  ])('of %i paise with %f %% off is %i paise', (pricePaise, discount, expected) => {
    expect(discountedPricePaise(pricePaise, discount)).toBe(expected);
  });

  it('takes off the percentage, rounded up to whole rupees', () => {
    fc.assert(
      fc.property(price, percent, (pricePaise, discount) => {
        const rupeesOff = (pricePaise * discount) / 10_000;
        const exact = (pricePaise * discount) % 10_000 === 0 ? rupeesOff : Math.floor(rupeesOff) + 1;
        expect(discountAmountPaise(pricePaise, discount)).toBe(Math.min(exact * 100, pricePaise));
      }),
    );
  });

  it('takes off nothing for a discount or a price below zero', () => {
    expect(discountAmountPaise(1_000_000, -5)).toBe(0);
    expect(discountAmountPaise(-100, 5)).toBe(0);
  });

  it('never rises with the discount and never falls below zero', () => {
    fc.assert(
      fc.property(price, percent, percent, (pricePaise, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(discountedPricePaise(pricePaise, more)).toBeLessThanOrEqual(
          discountedPricePaise(pricePaise, less),
        );
        expect(discountedPricePaise(pricePaise, more)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a bill', () => {
  it('adds the lines up', () => {
    const bill = billOf([
      { pricePaise: 19900, discount: 10, quantity: 2 },
      { pricePaise: 5050, discount: 0, quantity: 1 },
    ]);
    expect(bill).toEqual({
      originalPaise: 44850,
      itemsPaise: 40850,
      deliveryPaise: 0,
      totalPaise: 40850,
      savingsPaise: 4000,
      quantity: 3,
    });
  });

  it('adds the delivery charge, which saves nothing', () => {
    const line = { pricePaise: 19900, discount: 10, quantity: 1 };
    expect(billOf([line], { chargePaise: 4000, freeFromPaise: 17_901 })).toMatchObject({
      itemsPaise: 17900,
      deliveryPaise: 4000,
      totalPaise: 21900,
      savingsPaise: 2000,
    });
    expect(billOf([line], { chargePaise: 4000, freeFromPaise: 17_900 })).toMatchObject({
      deliveryPaise: 0,
      totalPaise: 17900,
    });
  });

  it('is items and delivery, and delivery is the charge or nothing', () => {
    const paise = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(paise, percent, paise, paise, (pricePaise, discount, chargePaise, freeFromPaise) => {
        const bill = billOf([{ pricePaise, discount, quantity: 1 }], { chargePaise, freeFromPaise });
        expect(bill.totalPaise).toBe(bill.itemsPaise + bill.deliveryPaise);
        expect(bill.deliveryPaise).toBe(bill.itemsPaise >= freeFromPaise ? 0 : chargePaise);
        expect(bill.savingsPaise).toBe(bill.originalPaise - bill.itemsPaise);
      }),
    );
  });

  it('of nothing is nothing, wherever it would go', () => {
    expect(billOf([], { chargePaise: 4000 })).toEqual({
      originalPaise: 0,
      itemsPaise: 0,
      deliveryPaise: 0,
      totalPaise: 0,
      savingsPaise: 0,
      quantity: 0,
    });
  });
});
