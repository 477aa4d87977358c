import { Types } from 'mongoose';
import type { ProductRecord } from '../models/product.model.js';
import { differingFields, type FileFields } from './file-fields.js';
import { updateSample } from './import-samples.js';
import type { ImportedProduct } from './read-product.js';

const before = {
  name: 'Salt',
  unit: '1 kg',
  pricePaise: 2600,
  discount: 0,
  stock: 7,
  description: 'x'.repeat(500),
  moreDetails: { Origin: 'Gujarat', Grain: 'fine' },
  categoryIds: [],
  subCategoryIds: [],
} as Partial<ProductRecord> as ProductRecord;
const product = {
  categoryNames: { category: 'Staples', subcategory: 'Salt & sugar' },
} as Partial<ImportedProduct> as ImportedProduct;

function changesOf(fields: Partial<FileFields>) {
  const changed = differingFields(before, fields as FileFields);
  const row = { line: 2, product };
  const names = { categories: ['Other Products'], subcategories: ['Assorted', 'Sale'] };
  return updateSample({ row, before, fields: { ...before, ...fields }, changed }, names).changes;
}

describe('the example of a changed product', () => {
  it('has the fields that differ, money in rupees', () => {
    expect(changesOf({ name: 'Salt', pricePaise: 2850, discount: 10, stock: 5, nameHindi: 'नमक' })).toEqual([
      { field: 'price', before: 26, after: 28.5 },
      { field: 'discount', before: 0, after: 10 },
      { field: 'stock', before: 7, after: 5 },
      { field: 'nameHindi', before: '', after: 'नमक' },
    ]);
    expect(changesOf({ nameHindi: '' })).toEqual([]);
  });

  it('names categories, and only the extra fields that differ', () => {
    const elsewhere = { categoryIds: [new Types.ObjectId()], subCategoryIds: [new Types.ObjectId()] };
    expect(changesOf({ ...elsewhere, moreDetails: { Origin: 'Gujarat', Grain: 'coarse' } })).toEqual([
      { field: 'category', before: 'Other Products', after: 'Staples' },
      { field: 'subcategory', before: 'Assorted, Sale', after: 'Salt & sugar' },
      { field: 'moreDetails', before: 'Grain: fine', after: 'Grain: coarse' },
    ]);
  });

  it('shortens long texts', () => {
    const [change] = changesOf({ description: 'y' });
    expect(change).toEqual({ field: 'description', before: `${'x'.repeat(160)}…`, after: 'y' });
  });
});
