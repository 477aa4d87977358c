import { Types } from 'mongoose';
import type { ProductRecord } from '../models/product.model.js';
import { ColumnMap } from './column-map.js';
import { changedFields, hasNoCategory } from './file-fields.js';
import { type ImportedProduct, readProduct } from './read-product.js';

const categories = { categoryIds: [new Types.ObjectId()], subCategoryIds: [new Types.ObjectId()] };
const before = {
  _id: new Types.ObjectId(),
  name: 'Toor dal',
  unit: '1 kg',
  pricePaise: 15_000,
  discount: 5,
  description: 'Split and cleaned, from Latur.',
  moreDetails: { Origin: 'Latur' },
  stock: 7,
  ...categories,
} as Partial<ProductRecord> as ProductRecord;

/** A product from a file with these columns. */
function importedProduct(cells: Record<string, string>): ImportedProduct {
  const columns = Object.fromEntries(Object.keys(cells).map((meaning) => [meaning, meaning]));
  const read = readProduct(ColumnMap.parse({ source: 'x', columns }), (meaning) => cells[meaning] ?? '');
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

describe('the fields that a file changes', () => {
  it('are limited to its columns', () => {
    const { name, unit, discount, description, moreDetails } = before;
    const prices = importedProduct({ name: 'Toor dal', price: '168' });
    const kept = { name, unit, discount, description, moreDetails, ...categories };
    expect(changedFields(prices, categories, before)).toEqual({ ...kept, pricePaise: 16_800 });
    expect(hasNoCategory(prices)).toBe(true);
  });

  it('are those of all its columns, empty cells too', () => {
    const all = importedProduct({
      name: 'Toor dal',
      price: '168',
      discount: '',
      unit: '500 g',
      description: '',
      specifications: '',
      category: 'Staples',
      stock: '3',
    });
    expect(changedFields(all, categories, before)).toEqual({
      name: 'Toor dal',
      unit: '500 g',
      pricePaise: 16_800,
      discount: 0,
      description: 'Toor dal, 500 g.',
      moreDetails: {},
      stock: 3,
      ...categories,
    });
    expect(hasNoCategory(all)).toBe(false);
  });

  it('add the brand to the existing extra fields', () => {
    const branded = importedProduct({ name: 'Toor dal', price: '168', brand: 'Khetwala' });
    expect(changedFields(branded, categories, before).moreDetails).toEqual({
      Origin: 'Latur',
      Brand: 'Khetwala',
    });
  });
});
