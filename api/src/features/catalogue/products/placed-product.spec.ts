import type { FilterableProduct } from '@jhola/shared/domain/filters/filterable-product';
import { SharedParts } from './placed-product.js';

const aPlaced = (_id: string, more: Partial<FilterableProduct> = {}) => ({
  product: {
    _id,
    ...{ name: 'kurta', discount: 5, rating: 4.5, reviews: 2, createdAt: 7, cardPaise: 9500 },
    brand: { value: 'amul', label: 'Amul' },
    offers: [{ paise: 9500, inStock: true, pack: { value: '500g', label: '500 gm' } }],
    ...more,
  },
  listingIds: ['one', 'two'],
});

describe('parts that products have alike', () => {
  it('change nothing of a product', () => {
    const parts = new SharedParts();
    const plain = aPlaced('b', { offers: [{ paise: 1, inStock: false }] });
    const { brand: _brand, ...unbranded } = plain.product;
    expect(parts.placed(aPlaced('a'))).toEqual(aPlaced('a'));
    expect(parts.placed({ ...plain, product: unbranded })).toStrictEqual({ ...plain, product: unbranded });
  });

  it('are in memory once', () => {
    const parts = new SharedParts();
    const [one, other] = [parts.placed(aPlaced('a')), parts.placed(aPlaced('b'))];
    expect(one.product.brand).toBe(other.product.brand);
    expect(one.product.offers[0]?.pack).toBe(other.product.offers[0]?.pack);
    expect(one.listingIds).toBe(other.listingIds);
    const spelled = parts.placed(aPlaced('c', { brand: { value: 'amul', label: 'AMUL' } }));
    expect(spelled.product.brand).toEqual({ value: 'amul', label: 'AMUL' });
  });
});
