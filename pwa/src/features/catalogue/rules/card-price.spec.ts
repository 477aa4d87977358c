import { expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { cardPrice } from './card-price';

const variants = (...each: [price?: number, stock?: number][]) =>
  each.map(([price, stock], index) => ({ _id: `${index}`, name: `Size ${index}`, price, stock }));

it('is the price after discount beside the price before', () => {
  expect(cardPrice(aProduct({ price: 199, discount: 15 }))).toEqual({
    rupees: 169,
    original: 199,
    from: false,
  });
});

it('begins with the cheapest variant that can be had', () => {
  const shirt = { hasVariants: true, price: 500, discount: 10, stock: 0 };
  expect(cardPrice(aProduct({ ...shirt, variants: variants([300, 0], [400, 2], [500, 1]) }))).toEqual({
    rupees: 360,
    from: true,
  });
  expect(cardPrice(aProduct({ ...shirt, variants: variants([300, 0], [400, 0]) }))).toEqual({
    rupees: 270,
    from: true,
  });
});

it('is one price where all variants cost the same', () => {
  const shirt = aProduct({
    hasVariants: true,
    price: 500,
    discount: 10,
    variants: variants([undefined], [500]),
  });
  expect(cardPrice(shirt)).toEqual({ rupees: 450, original: 500, from: false });
});

it('is the product’s own where its variants are not known', () => {
  const shirt = aProduct({ hasVariants: true, price: 500, discount: 0 });
  expect(cardPrice(shirt)).toEqual({ rupees: 500, original: 500, from: false });
});
