import { describe, expect, it } from 'vitest';
import { choiceOf, stockBeforeChoice } from './choice';

const shirt = {
  price: 500,
  discount: 10,
  stock: 7,
  hasVariants: true,
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
  const variants = [
    { _id: 's', name: 'S', stock: 0 },
    { _id: 'm', name: 'M', stock: 2 },
  ];

  it('no variant is chosen, and as many can be had as of the one that has most', () => {
    expect(choiceOf({ ...shirt, stock: 0, variants }, undefined)).toMatchObject({
      variant: undefined,
      stock: 2,
    });
    expect(stockBeforeChoice({ stock: 9, hasVariants: true, variants })).toBe(2);
    expect(stockBeforeChoice({ stock: 9, hasVariants: true, variants: [{ _id: 'x', name: 'XL' }] })).toBe(9);
  });

  it('nothing can be had where all variants are sold out, be there pieces of the product', () => {
    expect(stockBeforeChoice({ stock: 5, hasVariants: true, variants: variants.slice(0, 1) })).toBe(0);
  });

  it('the product itself counts where there is nothing to choose, or that is not known', () => {
    expect(stockBeforeChoice({ stock: 3, hasVariants: false, variants })).toBe(3);
    expect(stockBeforeChoice({ stock: 3, hasVariants: true })).toBe(3);
  });
});
