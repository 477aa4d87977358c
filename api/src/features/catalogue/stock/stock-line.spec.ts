import { inProductOrder } from './stock-line.js';

it('puts lines in the order of their products, lines of one product as they were', () => {
  const [a1, a2, b, c] = [
    { productId: 'a', quantity: 1 },
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 3 },
    { productId: 'c', quantity: 4 },
  ];
  expect(inProductOrder(new Set([c, a1, b, a2]))).toEqual([a1, a2, b, c]);
  expect(inProductOrder([b, a2, c, a1])).toEqual([a2, a1, b, c]);
});
