import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelItems, mayCancelItems, withCancelled } from './cancelled-items.js';

const dal = { productId: 'dal', quantity: 3, subTotalPaise: 30_000, name: 'Dal' };
const tee = { productId: 'tee', variantId: 'red', quantity: 2, subTotalPaise: 9998, name: 'Tee' };
const blue = { ...tee, variantId: 'blue', quantity: 1, subTotalPaise: 4999 };
const lines = [dal, tee, blue];

it.each([
  ['PLACED', 'COD', 'DUE', true],
  ['CONFIRMED', 'CARD', 'PAID', true],
  ['PLACED', 'CARD', 'PENDING', false],
  ['SHIPPED', 'COD', 'DUE', false],
  ['OUT_FOR_DELIVERY', 'CARD', 'PAID', false],
  ['DELIVERED', 'COD', 'PAID', false],
  ['CANCELLED', 'COD', 'VOID', false],
  ['CANCELLED', 'CARD', 'REFUNDING', false],
] as const)('items of an order that is %s by %s, %s: can be cancelled: %s', (stage, method, payment, may) => {
  expect(mayCancelItems({ stage, method, payment })).toBe(may);
});

describe('cancelling items of an order', () => {
  it('leaves fewer pieces of a line, or takes it away, at the price of each piece', () => {
    expect(
      cancelItems(lines, [
        { productId: 'dal', quantity: 1 },
        { productId: 'tee', variantId: 'red', quantity: 0 },
      ]),
    ).toEqual({
      ok: true,
      left: [{ ...dal, quantity: 1, subTotalPaise: 10_000 }, blue],
      cancelled: [{ ...dal, quantity: 2, subTotalPaise: 20_000 }, tee],
      cancelledPaise: 29_998,
    });
  });

  it.each([
    ['a line that is not there', [{ productId: 'rice', quantity: 0 }]],
    ['another variant', [{ productId: 'tee', variantId: 'green', quantity: 0 }]],
    ['no variant where there is one', [{ productId: 'tee', quantity: 0 }]],
    ['as many as there are', [{ productId: 'dal', quantity: 3 }]],
    ['more than there are', [{ productId: 'dal', quantity: 4 }]],
    [
      'a line twice',
      [
        { productId: 'dal', quantity: 1 },
        { productId: 'dal', quantity: 2 },
      ],
    ],
    [
      'one that fits and one that does not',
      [
        { productId: 'dal', quantity: 1 },
        { productId: 'rice', quantity: 0 },
      ],
    ],
  ])('is refused whole for %s', (_, wanted) => {
    expect(cancelItems(lines, wanted)).toEqual({ ok: false, code: 'order.items-changed' });
  });

  it('leaves something: an order without items is cancelled whole', () => {
    const all = lines.map((line) => ({ ...line, quantity: 0 }));
    expect(cancelItems(lines, all)).toEqual({ ok: false, code: 'order.nothing-left' });
  });

  it('loses no piece and no paisa, step after step', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      each: fc.integer({ min: 0, max: 99_999 }),
    });
    const steps = fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 5 }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), steps, (made, wishes) => {
        const ordered = made.map(({ quantity, each }, n) => ({
          productId: `p${n}`,
          quantity,
          subTotalPaise: quantity * each,
        }));
        let left = ordered;
        let gone: typeof ordered = [];
        for (const wish of wishes) {
          const wanted = wish.map((quantity, n) => ({ productId: `p${n}`, quantity }));
          const outcome = cancelItems(left, wanted);
          if (!outcome.ok) continue;
          left = [...outcome.left];
          gone = withCancelled(gone, outcome.cancelled);
        }
        const pieces = (some: typeof ordered, id: string) =>
          some.filter(({ productId }) => productId === id).reduce((sum, { quantity }) => sum + quantity, 0);
        const paise = (some: typeof ordered) => some.reduce((sum, one) => sum + one.subTotalPaise, 0);
        for (const { productId, quantity } of ordered) {
          expect(pieces(left, productId) + pieces(gone, productId)).toBe(quantity);
        }
        expect(paise(left) + paise(gone)).toBe(paise(ordered));
        expect(left.length).toBeGreaterThan(0);
      }),
    );
  });
});
