import { describe, expect, it } from 'vitest';
import { choiceOf } from './choice';

const shirt = {
  price: 500,
  discount: 10,
  stock: 7,
  image: ['/shirt.webp'],
  variants: [
    { _id: 'large', name: 'L', price: 550, stock: 0, image: ['/large.webp'] },
    { _id: 'small', name: 'S', image: [] },
  ],
};

describe('the chosen variant', () => {
  it('overrides price, stock and images', () => {
    expect(choiceOf(shirt, 'large')).toMatchObject({
      price: 550,
      stock: 0,
      discount: 10,
      images: ['/large.webp'],
    });
  });

  it('leaves what it does not provide to the product', () => {
    expect(choiceOf(shirt, 'small')).toMatchObject({ price: 500, stock: 7, images: ['/shirt.webp'] });
  });

  it('is none for an id that the product does not have', () => {
    expect(choiceOf(shirt, 'gone')).toMatchObject({
      variant: undefined,
      price: 500,
      images: ['/shirt.webp'],
    });
    expect(choiceOf({ ...shirt, variants: undefined }, 'small').variant).toBeUndefined();
  });
});
