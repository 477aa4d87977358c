import { expect, it } from 'vitest';
import { suggestedProduct } from './suggested-product.js';

const shown = { _id: '65f0c0ffee00000000000001', name: 'Toor Dal', unit: '1 kg', price: 199, discount: 10 };

it('is a product with its first picture, or none', () => {
  expect(suggestedProduct({ ...shown, image: ['/one.webp', '/two.webp'] })).toEqual({
    ...shown,
    image: '/one.webp',
  });
  expect(suggestedProduct({ ...shown, image: [] })).toEqual({ ...shown, image: '' });
});
