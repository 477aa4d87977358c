import { expect, it } from 'vitest';
import { aProduct } from '#test-data/a-product.ts';
import { breadcrumbThing, productThing } from './structured-data';

const whole = (address: string) => `https://shop.example${address}`;

it('contains a product’s price after discount in rupees, its stock and its rating', () => {
  const thing = productThing(
    aProduct({ price: 99.5, discount: 10, stock: 3, averageRating: 4.4, totalReviews: 7 }),
    whole,
    'usual',
  );
  expect(thing).toMatchObject({
    '@type': 'Product',
    offers: { price: 89.5, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.4, reviewCount: 7 },
  });
});

it('says nothing of a rating that nobody gave', () => {
  expect(productThing(aProduct({ totalReviews: 0, averageRating: 0 }), whole, 'usual')).not.toHaveProperty(
    'aggregateRating',
  );
});

it('says what delivery costs only where it is free in the whole country', () => {
  const shipping = (delivery: 'usual' | 'free' | 'varies') =>
    JSON.stringify(productThing(aProduct(), whole, delivery)).includes('shippingRate');
  expect([shipping('usual'), shipping('free'), shipping('varies')]).toEqual([true, false, false]);
});

it('is sold out only when no variant is left either', () => {
  const variant = { _id: 'a'.repeat(24), name: 'Large' };
  const availability = (stock: number) => {
    const sold = { ...aProduct({ stock: 0 }), variants: [{ ...variant, stock }] };
    return JSON.stringify(productThing(sold, whole, 'usual'));
  };
  expect(availability(0)).toContain('OutOfStock');
  expect(availability(1)).toContain('InStock');
});

it('numbers the steps of a breadcrumb, with whole addresses', () => {
  expect(breadcrumbThing([{ name: 'Tea' }], 'Home', whole).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Tea' },
  ]);
});
