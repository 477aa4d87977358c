import { MAX_QUANTITY_PER_ITEM } from '@jhola/shared/contracts/cart-limits';
import type { ForSale } from '../catalogue/stock/stock-line.js';
import { agreedBill, mustReachMinimum, sellableLines } from './bill-check.js';

const aSale = (change: Partial<ForSale> = {}): ForSale => ({
  ok: true,
  productId: '65f0c0ffee00000000000001',
  name: 'Toor Dal',
  image: [],
  unit: '1 kg',
  pricePaise: 19_900,
  discount: 10,
  stock: 5,
  ownStock: false,
  ...change,
});

const FREE = { chargePaise: 0 };

describe('the bill of an order', () => {
  it('is agreed when the shopper saw the same total', () => {
    // 199 less ceil(19.9) = 179 rupees a piece.
    expect(agreedBill([{ ...aSale(), quantity: 2 }], FREE, 358)).toMatchObject({
      totalPaise: 35_800,
      quantity: 2,
    });
  });

  it('has the delivery charge in it, until the items come to what is free', () => {
    const [one, two] = [1, 2].map((quantity) => [{ ...aSale(), quantity }]);
    const terms = { chargePaise: 4_000, freeFromPaise: 35_800 };
    expect(agreedBill(one ?? [], terms, 219)).toMatchObject({ deliveryPaise: 4_000, totalPaise: 21_900 });
    expect(agreedBill(two ?? [], terms, 358)).toMatchObject({ deliveryPaise: 0, totalPaise: 35_800 });
    expect(() => agreedBill(one ?? [], terms, 179)).toThrow(
      expect.objectContaining({
        code: 'order.changed',
        details: expect.objectContaining({ totalAmt: 219, deliveryCharge: 40 }),
      }),
    );
  });

  it('is refused when it has changed, with the current bill', () => {
    expect(() => agreedBill([{ ...aSale(), quantity: 2 }], FREE, 300)).toThrow(
      expect.objectContaining({
        code: 'order.changed',
        details: {
          totalAmt: 358,
          deliveryCharge: 0,
          lines: [expect.objectContaining({ price: 199, discount: 10, quantity: 2, subTotalAmt: 358 })],
        },
      }),
    );
  });
});

describe('the minimum of an order', () => {
  const bill = agreedBill([{ ...aSale(), quantity: 1 }], { chargePaise: 4_000 }, 219);

  it('counts the items without the delivery charge, and says how much is missing', () => {
    expect(() => mustReachMinimum(bill, 200)).toThrow(
      expect.objectContaining({ code: 'order.below-minimum', details: { minimum: 200, missing: 21 } }),
    );
  });

  it('is reached by as much, and there is none in a shop without', () => {
    for (const minimum of [179, 100, null]) expect(() => mustReachMinimum(bill, minimum)).not.toThrow();
  });
});

describe('the lines of an order', () => {
  it("have the shop's prices", () => {
    const { productId } = aSale();
    expect(sellableLines([{ productId, quantity: 3 }], [aSale()])).toEqual([{ ...aSale(), quantity: 3 }]);
  });

  it('are refused when a product is gone', () => {
    const gone = { ok: false, code: 'product.missing', productId: aSale().productId } as const;
    expect(() => sellableLines([{ productId: gone.productId, quantity: 1 }], [gone])).toThrow(
      expect.objectContaining({
        code: 'product.missing',
        details: { productId: gone.productId, variantId: undefined },
      }),
    );
    expect(() => sellableLines([{ productId: gone.productId, quantity: 1 }], [])).toThrow(
      expect.objectContaining({ code: 'product.missing' }),
    );
  });

  it('are the sales in their order, as many as an order may have at most', () => {
    const dal = aSale();
    const salt = aSale({ productId: '65f0c0ffee00000000000002', name: 'Salt' });
    const wanted = [
      { productId: dal.productId, quantity: MAX_QUANTITY_PER_ITEM },
      { productId: salt.productId, quantity: 1 },
    ];
    expect(sellableLines(wanted, [dal, salt])).toEqual([
      { ...dal, quantity: MAX_QUANTITY_PER_ITEM },
      { ...salt, quantity: 1 },
    ]);
  });

  it('are refused without a required variant, with the variants to choose from', () => {
    const variants = [{ _id: '65f0c0ffee0000000000000a', name: 'XL', pricePaise: 45_050, stock: 2 }];
    const sale = aSale({ variants });
    expect(() => sellableLines([{ productId: sale.productId, quantity: 1 }], [sale])).toThrow(
      expect.objectContaining({
        code: 'variant.required',
        details: {
          productId: sale.productId,
          name: 'Toor Dal',
          choices: [{ _id: '65f0c0ffee0000000000000a', name: 'XL', price: 450.5, stock: 2 }],
        },
      }),
    );
  });

  it('are refused when they are too many together', () => {
    const wanted = [{ productId: aSale().productId, quantity: MAX_QUANTITY_PER_ITEM + 1 }];
    expect(() => sellableLines(wanted, [aSale()])).toThrow(
      expect.objectContaining({ code: 'cart.most-of-one', message: 'At most 99 of Toor Dal in one order.' }),
    );
  });
});
