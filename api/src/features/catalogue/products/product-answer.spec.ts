import { Product } from '@jhola/shared/contracts/product.contract';
import { Types } from 'mongoose';
import type { ProductRecord } from '../models/product.model.js';
import { CatalogueNames } from '../structure/catalogue-names.service.js';
import { averageRating, productOf } from './product-answer.js';

const [category, gone, red, blue] = [1, 2, 3, 4].map(() => new Types.ObjectId()) as [
  Types.ObjectId,
  Types.ObjectId,
  Types.ObjectId,
  Types.ObjectId,
];
const at = new Date('2026-01-02T03:04:05.000Z');

const names = new CatalogueNames();
names.take(
  [
    {
      _id: category,
      name: 'Clothing',
      nameLower: 'clothing',
      image: '/c.webp',
      revision: 1,
      createdAt: at,
      updatedAt: at,
    },
  ],
  [],
);

const aRecord = (change: Partial<ProductRecord> = {}): ProductRecord => ({
  _id: new Types.ObjectId(),
  name: 'Kurta',
  image: ['/kurta.webp'],
  categoryIds: [category],
  subCategoryIds: [],
  unit: 'pack',
  productType: 'fixed',
  stock: 0,
  pricePaise: 99_950,
  discount: 12.5,
  description: 'Cotton.',
  moreDetails: { Fabric: 'Cotton' },
  variants: [],
  variantStock: {},
  ratingCount: 3,
  ratingSum: 14,
  ratingHistogram: [0, 0, 0, 1, 2],
  revision: 7,
  createdAt: at,
  updatedAt: at,
  ...change,
});

describe('the answer of a product', () => {
  it('has the ThumbHash of the picture that is the first now', () => {
    const pictureHash = { of: '/kurta.webp', hash: 'abc=' };
    expect(productOf(aRecord({ pictureHash }), names).thumbHash).toBe('abc=');
    expect(productOf(aRecord({ pictureHash, image: ['/other.webp'] }), names)).not.toHaveProperty(
      'thumbHash',
    );
  });

  it('has exactly the fields of the contract', () => {
    expect(Product.strict().parse(productOf(aRecord(), names))).toMatchObject({
      price: 999.5,
      averageRating: 4.7,
      totalReviews: 3,
      category: [{ _id: category.toHexString(), name: 'Clothing' }],
      createdAt: at.toISOString(),
    });
  });

  it('leaves out a category that is gone', () => {
    expect(productOf(aRecord({ categoryIds: [gone, category] }), names).category).toHaveLength(1);
  });

  it("contains only a variant's own fields", () => {
    const variants = [
      { _id: red, name: 'Red', pricePaise: 89_900, image: ['/red.webp'], hasOwnStock: true },
      { _id: blue, name: 'Blue', hasOwnStock: false },
    ];
    const record = aRecord({ variants, variantStock: { [red.toHexString()]: 2 } });
    const product = productOf(record, names);
    expect(product.variants).toEqual([
      { _id: red.toHexString(), name: 'Red', price: 899, stock: 2, image: ['/red.webp'] },
      { _id: blue.toHexString(), name: 'Blue' },
    ]);
    expect(product).toMatchObject({ stock: 0, inStock: true, hasVariants: true });
  });

  it.each([
    [0, 0, 0],
    [14, 3, 4.7],
    [13, 3, 4.3],
    [5, 1, 5],
  ])('with %i stars in %i reviews has an average of %f', (sum, count, average) => {
    expect(averageRating(sum, count)).toBe(average);
  });
});
