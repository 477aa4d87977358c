import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricePerMeasure } from './price-per-measure.js';

describe('the price of a kilogram or a litre', () => {
  it.each([
    ['500 g', 6000, 'kg', 12_000],
    ['500gm', 6000, 'kg', 12_000],
    ['5 kg', 29_900, 'kg', 6000],
    ['1.5 L', 9000, 'litre', 6000],
    ['750ml', 9900, 'litre', 13_200],
    ['2 x 150 ml', 6000, 'litre', 20_000],
    ['4 × 70 g', 5600, 'kg', 20_000],
    ['Pack of 2, 250 g each', 12_000, 'kg', 24_000],
    ['1,500 g', 15_000, 'kg', 10_000],
    // below ten rupees in paise, above in whole rupees
    ['20 L', 9000, 'litre', 450],
    ['300 g', 10_000, 'kg', 33_300],
  ] as const)('of %s at %i paise is by the %s %i paise', (pack, price, measure, paise) => {
    expect(pricePerMeasure(pack, price)).toEqual({ measure, paise });
  });

  it.each([
    '1 kg',
    '1000 g',
    '1 litre',
    '2 x 500 ml',
    '12 pcs',
    '1 piece',
    'kg',
    'pack',
    'XL',
    '',
    '0 g',
    '128 GB',
  ])('is not said of %j', (pack) => expect(pricePerMeasure(pack, 10_000)).toBeUndefined());

  it('is not said where a pack names several weights', () => {
    expect(pricePerMeasure('500 g + 100 g free', 10_000)).toBeUndefined();
    expect(pricePerMeasure('500 g, 250 ml', 10_000)).toBeUndefined();
  });

  const grams = fc.integer({ min: 1, max: 50_000 }).filter((amount) => amount !== 1000);
  const price = fc.integer({ min: 0, max: 100_000_000 });

  it('times the weight is the price, but for the rounding', () => {
    fc.assert(
      fc.property(grams, price, (amount, paise) => {
        const per = pricePerMeasure(`${amount} g`, paise)?.paise ?? Number.NaN;
        const rounding = per < 1000 ? 0.5 : 50.5;
        expect(Math.abs(per - (paise * 1000) / amount)).toBeLessThanOrEqual(rounding);
      }),
    );
  });

  it('is the same however the weight is written', () => {
    fc.assert(
      fc.property(grams, price, (amount, paise) => {
        const plain = pricePerMeasure(`${amount} g`, paise);
        for (const written of [`${amount}gm`, `${amount / 1000} kg`, `${amount / 1000}KG`, `1 x ${amount} g`])
          expect(pricePerMeasure(written, paise)).toEqual(plain);
      }),
    );
  });

  it('never falls when the price rises', () => {
    fc.assert(
      fc.property(grams, price, price, (amount, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const per = (paise: number) => pricePerMeasure(`${amount} ml`, paise)?.paise ?? Number.NaN;
        expect(per(low)).toBeLessThanOrEqual(per(high));
      }),
    );
  });
});
