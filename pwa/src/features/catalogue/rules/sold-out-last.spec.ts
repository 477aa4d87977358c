import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { stockBeforeChoice } from './choice';
import { soldOutLast } from './sold-out-last';

const products = fc
  .array(fc.integer({ min: 0, max: 2 }))
  .map((stocks) => stocks.map((stock, index) => aProduct({ name: `${index}`, stock })));

it('puts what is sold out after everything else, and leaves the rest of the order as it was', () => {
  fc.assert(
    fc.property(products, (given) => {
      const places = new Map(given.map((product, index) => [product, index]));
      const row = soldOutLast(given);
      expect(new Set(row)).toEqual(new Set(given));
      for (const [index, product] of row.entries()) {
        const next = row[index + 1];
        if (!next) continue;
        const gone = [product, next].map((each) => stockBeforeChoice(each) === 0);
        expect(gone).not.toEqual([true, false]);
        if (gone[0] === gone[1]) expect(places.get(next)).toBeGreaterThan(places.get(product) ?? -1);
      }
    }),
  );
});

it('takes a product by variants for sold out once all of them are', () => {
  const variant = (stock: number) => ({ _id: `${stock}`, name: 'L', stock });
  const gone = aProduct({ hasVariants: true, stock: 9, variants: [variant(0)] });
  const there = aProduct({ hasVariants: true, stock: 0, variants: [variant(0), variant(2)] });
  expect(soldOutLast([gone, there])).toEqual([there, gone]);
});
