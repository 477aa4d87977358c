import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountForListedPrice } from './discount-for-listed-price.js';
import { discountedPricePaise } from './discounted-price.js';

const prices = fc
  .integer({ min: 100, max: 100_000_000 })
  .chain((price) => fc.tuple(fc.constant(price), fc.integer({ min: 0, max: price })));

describe('the discount for a listed price', () => {
  it.each([
    [10_000, 10_000, 0, 'whole'],
    [10_000, 7_500, 25, 'whole'],
    [99_900, 37_900, 62, 'whole'],
    [3_215_700, 2_264_600, 29.576764, 'fractional'],
    [6_975, 5_200, 25, 'inexact'],
    [10_000, 0, 100, 'whole'],
    [6_975, 0, 100, 'whole'],
  ] as const)('of %i listed at %i is %f (%s)', (price, listed, discount, kind) => {
    expect(discountForListedPrice(price, listed)).toMatchObject({ discount, kind });
  });

  it('gives exactly the listed price whenever whole rupees are taken off', () => {
    fc.assert(
      fc.property(prices, ([price, listed]) => {
        const exact = price - Math.floor((price - listed) / 100) * 100;
        const { discount, kind, differencePaise } = discountForListedPrice(price, exact);
        expect(discountedPricePaise(price, discount)).toBe(exact);
        expect(differencePaise).toBe(0);
        expect(kind).not.toBe('inexact');
      }),
    );
  });

  it('is whole whenever any whole percent gives the listed price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (price, percent) => {
          const listed = discountedPricePaise(price, percent);
          expect(discountForListedPrice(price, listed).kind).toBe('whole');
        },
      ),
    );
  });

  it('is never more than half a rupee off, and says by how much', () => {
    fc.assert(
      fc.property(prices, ([price, listed]) => {
        const { discount, differencePaise } = discountForListedPrice(price, listed);
        expect(discountedPricePaise(price, discount)).toBe(listed + differencePaise);
        expect(Math.abs(differencePaise)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('has at most six decimals', () => {
    fc.assert(
      fc.property(prices, ([price, listed]) => {
        const { discount } = discountForListedPrice(price, listed);
        expect(Math.round(discount * 1e6) / 1e6).toBe(discount);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each([
    [0, 0],
    [100, 101],
    [100, -1],
  ])('refuses %i listed at %i', (price, listed) => {
    expect(() => discountForListedPrice(price, listed)).toThrow(
      new RangeError(`A price of ${price} paise cannot be listed at ${listed} paise.`),
    );
  });
});
