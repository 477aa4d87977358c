import { describe, expect, it } from 'vitest';
import type { AdminProduct, UpdateProductRequest } from '../../contracts/product.contract.js';
import { mergeEdit } from './merge-edit.js';
import { writtenProduct } from './written-product.js';

const [ID, RED, BLUE] = ['e', 'a', 'b'].map((digit) => digit.repeat(24)) as [string, string, string];

const read: AdminProduct = {
  _id: ID,
  name: 'Kurta',
  image: ['/kurta.webp'],
  category: [{ _id: 'c'.repeat(24), name: 'Clothing' }],
  subCategory: [],
  unit: 'pack',
  productType: 'fixed',
  stock: 12,
  inStock: true,
  price: 999,
  discount: 10,
  averageRating: 0,
  totalReviews: 0,
  hasVariants: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  description: 'Cotton.',
  more_details: { Brand: 'Tasva', Fabric: 'Cotton' },
  variants: [
    { _id: RED, name: 'Red', stock: 4 },
    { _id: BLUE, name: 'Blue', price: 1099 },
  ],
  published: true,
  version: 7,
};

type Edit = Omit<UpdateProductRequest, '_id'>;

/** What one editor writes onto what another has made of the product. */
function merge(mine: Edit, theirs: Partial<AdminProduct> = {}) {
  const { edit, overlaps } = mergeEdit(
    { _id: ID, ...mine },
    { ...writtenProduct(read) },
    writtenProduct({ ...read, ...theirs }),
  );
  return { edit, overlaps };
}

describe('an edit of a product', () => {
  it('is written as it is where nobody changed the product', () => {
    const mine: Edit = {
      name: 'Long Kurta',
      weightGrams: 300,
      category: [],
      more_details: { Brand: 'Tasva' },
    };
    expect(merge(mine)).toEqual({ edit: { _id: ID, ...mine }, overlaps: [] });
  });

  it('is written beside the changes of other fields', () => {
    expect(merge({ price: 899 }, { name: 'Other', discount: 0, category: [], sku: 'K-1' }).overlaps).toEqual(
      [],
    );
  });

  it('does not overlap with the same change', () => {
    const both = { price: 899, more_details: { Brand: 'Manyavar' } };
    expect(merge(both, both).overlaps).toEqual([]);
  });

  it('overlaps with another change of the same field', () => {
    const theirs = { price: 799, category: [], sku: 'K-1' };
    expect(merge({ price: 899, category: [BLUE], sku: 'K-2', name: 'Mine' }, theirs).overlaps).toEqual([
      { field: 'price', before: 999, after: 799 },
      { field: 'sku', before: '', after: 'K-1' },
      { field: 'category', before: ['c'.repeat(24)], after: [] },
    ]);
  });

  it('keeps the extra fields that another has changed, added or taken away', () => {
    const mine = { more_details: { Brand: 'Manyavar', Fabric: 'Cotton' } };
    const theirs = { more_details: { Brand: 'Tasva', Origin: 'Jaipur' } };
    expect(merge(mine, theirs)).toEqual({
      edit: { _id: ID, more_details: { Brand: 'Manyavar', Origin: 'Jaipur' } },
      overlaps: [],
    });
  });

  it('overlaps in a single extra field', () => {
    const mine = { more_details: { Brand: 'Manyavar' } };
    const theirs = { more_details: { Fabric: 'Silk' } };
    expect(merge(mine, theirs).overlaps).toEqual([
      { field: 'more_details.Brand', before: 'Tasva', after: undefined },
      { field: 'more_details.Fabric', before: 'Cotton', after: 'Silk' },
    ]);
  });

  it('overlaps in variants, whose stock is not looked at', () => {
    const variants = [
      { _id: RED, name: 'Crimson', keepStock: true } as const,
      { _id: BLUE, name: 'Blue', price: 1099 },
    ];
    const [red, blue] = read.variants as [AdminProduct['variants'][0], AdminProduct['variants'][0]];
    expect(merge({ variants }, { variants: [{ ...red, stock: 1 }, blue] }).overlaps).toEqual([]);
    expect(merge({ variants }, { variants: [red] }).overlaps.map(({ field }) => field)).toEqual(['variants']);
    expect(merge({ price: 1 }, { variants: [] }).overlaps).toEqual([]);
  });

  it('overlaps with all that its editor did not say to have read', () => {
    const { overlaps } = mergeEdit({ _id: ID, name: 'Mine', sku: 'K-1' }, {}, writtenProduct(read));
    expect(overlaps.map(({ field }) => field)).toEqual(['name', 'sku']);
    const strange = mergeEdit({ _id: ID, more_details: {} }, { more_details: 'x' }, writtenProduct(read));
    expect(strange.edit.more_details).toEqual({ Brand: 'Tasva', Fabric: 'Cotton' });
  });
});
