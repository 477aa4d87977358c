import type { ForSale } from './stock-line.js';
import { StockTaking } from './stock-taking.js';

const shirt = { ok: true, productId: 'shirt', name: 'Shirt', stock: 5, ownStock: false } as ForSale;
const dal = { ok: true, productId: 'dal', name: 'Dal', stock: 3, ownStock: false } as ForSale;
const large = { ...shirt, variantId: 'large', stock: 2, ownStock: true };
const blue = { ...shirt, variantId: 'blue' };

describe('taking pieces for several orders', () => {
  it('leaves to each order what the earlier ones did not take', () => {
    const taking = new StockTaking();
    expect(taking.take([{ ...shirt, quantity: 3 }])).toBeUndefined();
    expect(taking.take([{ ...shirt, quantity: 3 }])).toMatchObject({ code: 'stock.short', left: 2 });
    expect(taking.take([{ ...shirt, quantity: 2 }])).toBeUndefined();
    expect(taking.take([{ ...shirt, quantity: 1 }])).toMatchObject({ left: 0 });
    expect(taking.pieces).toEqual([{ productId: 'shirt', path: 'stock', quantity: 5 }]);
  });

  it('takes all lines of an order or none', () => {
    const taking = new StockTaking();
    const both = [
      { ...shirt, quantity: 1 },
      { ...dal, quantity: 4 },
    ];
    expect(taking.take(both)).toMatchObject({ productId: 'dal', left: 3 });
    expect(taking.pieces).toEqual([]);
  });

  it('takes from the variant’s own pieces, or from those it shares', () => {
    const taking = new StockTaking();
    const lines = [
      { ...blue, quantity: 2 },
      { ...large, quantity: 2 },
      { ...shirt, quantity: 3 },
    ];
    expect(taking.take(lines)).toBeUndefined();
    expect(taking.take([{ ...blue, quantity: 1 }])).toMatchObject({ variantId: 'blue', left: 0 });
    expect(taking.pieces).toEqual([
      { productId: 'shirt', path: 'stock', quantity: 5 },
      { productId: 'shirt', path: 'variantStock.large', quantity: 2 },
    ]);
  });

  it('names the products in one order', () => {
    const taking = new StockTaking();
    taking.take([{ ...shirt, quantity: 1 }]);
    taking.take([{ ...dal, quantity: 1 }]);
    expect(taking.pieces.map(({ productId }) => productId)).toEqual(['dal', 'shirt']);
  });
});
