import { pairsOf } from './pairs-of.js';

it('sees each pair from both products, and a product in two variants once', () => {
  expect(pairsOf(['tea', 'milk', 'tea'])).toEqual([
    { productId: 'tea', otherId: 'milk' },
    { productId: 'milk', otherId: 'tea' },
  ]);
  expect(pairsOf(['tea'])).toEqual([]);
});

it('is bounded for long orders', () => {
  expect(pairsOf(Array.from({ length: 100 }, (_, index) => `product ${index}`))).toHaveLength(8 * 7);
});
