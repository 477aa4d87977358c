import { describe, expect, it } from 'vitest';
import { choiceAtFirst, choiceOf } from './choice';

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

describe('before the shopper chooses', () => {
  it('the product itself is chosen', () => {
    expect(choiceAtFirst(shirt)).toBeUndefined();
    expect(choiceAtFirst({ stock: 3 })).toBeUndefined();
  });

  it('a variant that is in stock stands in for a product that is sold out', () => {
    const variants = [
      { _id: 's', name: 'S', stock: 0 },
      { _id: 'm', name: 'M', stock: 2 },
    ];
    expect(choiceAtFirst({ stock: 0, variants })).toBe('m');
  });

  it('nothing stands in where all is sold out', () => {
    expect(choiceAtFirst({ stock: 0, variants: [{ _id: 's', name: 'S' }] })).toBeUndefined();
    expect(choiceAtFirst({ stock: 0 })).toBeUndefined();
  });
});
