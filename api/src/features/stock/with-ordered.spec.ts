import { withOrdered } from './with-ordered.js';

const shirt = { productId: 'a'.repeat(24), name: 'Shirt', unit: 'piece', left: 3 };
const large = { ...shirt, variantId: 'b'.repeat(24), variantName: 'L', left: 1 };

it('counts a variant by itself where it has pieces of its own, and as its product where it has none', () => {
  const { productId } = shirt;
  const ordered = [
    { productId, held: 1, sold: 2 },
    { productId, variantId: large.variantId, held: 4, sold: 5 },
    { productId, variantId: 'c'.repeat(24), held: 10, sold: 20 },
  ];
  expect(withOrdered([shirt, large], ordered)).toEqual([
    { ...shirt, held: 11, sold: 22 },
    { ...large, held: 4, sold: 5 },
  ]);
});

it('has nothing of a product that was never ordered', () => {
  expect(withOrdered([shirt], [])).toEqual([{ ...shirt, held: 0, sold: 0 }]);
});
