import type { ColumnMeaning } from '@jhola/shared/contracts/catalogue-files.contract';
import { ColumnMap } from './column-map.js';
import { readProduct } from './read-product.js';
import { readyMaps } from './ready-maps.js';

const map = ColumnMap.parse({
  source: 'corner-shop',
  columns: {
    key: 'id',
    name: 'name',
    brand: 'brand',
    price: 'mrp',
    listedPrice: 'offer',
    unit: 'pack',
    category: 'aisle',
    subcategory: 'section',
    stock: 'left',
  },
});
const row = {
  key: '7',
  name: 'Toor Dal',
  brand: 'Khetwala',
  price: '168',
  listedPrice: '151',
  unit: '1 kg',
  category: 'Staples',
  subcategory: 'Dal',
  stock: '12',
};

const read = (changes: Partial<Record<ColumnMeaning, string>> = {}, by = map) => {
  const cells: Partial<Record<ColumnMeaning, string>> = { ...row, ...changes };
  return readProduct(by, (meaning) => cells[meaning] ?? '');
};

describe('a row', () => {
  it('becomes a product', () => {
    expect(read()).toMatchObject({
      ok: true,
      value: {
        key: '7',
        source: 'corner-shop',
        name: 'Khetwala Toor Dal',
        unit: '1 kg',
        categoryNames: { category: 'Staples', subcategory: 'Dal' },
        pricePaise: 16_800,
        discount: 10,
        stock: 12,
        moreDetails: { Brand: 'Khetwala' },
      },
    });
  });

  it('keeps a discount that needs a fraction of a percent', () => {
    expect(read({ price: '32157', listedPrice: '22646' })).toMatchObject({
      value: { discount: 29.576764, listed: { kind: 'fractional' } },
    });
  });

  it('takes the highest price the shop can hold', () => {
    expect(read({ price: '1,00,00,000', listedPrice: '' })).toMatchObject({
      value: { pricePaise: 1_000_000_000 },
    });
  });

  it('names the brand once', () => {
    expect(read({ name: 'khetwala Toor Dal' })).toMatchObject({ value: { name: 'khetwala Toor Dal' } });
  });

  it('has the codes that the file has columns for, checked as everywhere', () => {
    const coded = { ...map, columns: { ...map.columns, sku: 's', barcode: 'b', hsn: 'h', weightGrams: 'w' } };
    const codes = { sku: 'TUR-1', barcode: '8901030865275', hsn: '0713', weightGrams: '1,000' };
    expect(read(codes, coded)).toMatchObject({ value: { codes: { ...codes, weightGrams: 1000 } } });
    expect(read({}, coded)).toMatchObject({ value: { codes: { sku: '', barcode: '', weightGrams: null } } });
    expect(read(codes)).toMatchObject({ value: { codes: {} } });
    const reasons = [
      { sku: 'x'.repeat(61) },
      { barcode: '8.90103E+12' },
      { hsn: '07136' },
      { weightGrams: '0' },
    ].map((wrong) => read({ ...codes, ...wrong }, coded));
    expect(reasons.map((each) => !each.ok && each.reason)).toEqual([
      'its SKU is longer than 60 characters',
      'its barcode "8.90103E+12" is not a barcode',
      'its HSN code "07136" is not an HSN code',
      'its weight "0" is not a number of grams',
    ]);
  });

  it('has no key where its cell is empty', () => {
    expect(read({ key: ' ' })).not.toHaveProperty('value.key');
  });

  it('loses control characters and keeps other scripts', () => {
    expect(read({ name: ' Dal\u0000\n तूर ', brand: '' })).toMatchObject({ value: { name: 'Dal तूर' } });
  });

  it.each([
    [{ name: ' ' }, 'its name is missing'],
    [{ key: 'x'.repeat(501) }, 'its key is longer than 500 characters'],
    [{ name: 'x'.repeat(301) }, 'its name is longer than 300 characters'],
    [{ unit: 'x'.repeat(61) }, 'its unit is longer than 60 characters'],
    [{ price: '' }, 'its price is missing'],
    [{ price: '0' }, 'its price is 0'],
    [{ price: '10000000.01' }, 'its price is above ₹1,00,00,000'],
    [{ price: '1,00,00,00,00,00,000' }, 'its price is above ₹1,00,00,000'],
    [{ price: 'ask' }, 'its price "ask" is not an amount in rupees'],
    [{ listedPrice: '169' }, 'its discounted price is higher than its price'],
    [{ stock: 'many' }, 'its stock "many" is not a number of pieces'],
  ])('is refused with %j, with the reason', (changes, reason) => {
    expect(read(changes)).toEqual({ ok: false, reason });
  });
});

describe('the categories of a product', () => {
  const placed = (categoryPath: string, name = 'Vishudh Printed Kurta') =>
    read({ categoryPath, name, brand: '' }, { ...map, ...readyMaps.flipkart, source: 'x' } as ColumnMap);

  it.each([
    ['["Clothing >> Women\'s Clothing >> Kurtas"]', 'Clothing', "Women's Clothing"],
    ['["Jewellery >> Rings"]', 'Jewellery', 'Rings'],
    ['["Sunglasses"]', 'Sunglasses', 'Sunglasses'],
    ['["Vishudh Printed Ku..."]', 'Clothing', "Women's Clothing"],
    ['', 'Clothing', "Women's Clothing"],
  ])('by the path %s is %s, %s', (path, category, subcategory) => {
    expect(placed(path)).toMatchObject({ value: { categoryNames: { category, subcategory } } });
  });

  it('without any hint are the default ones', () => {
    expect(placed('["Thing"]', 'Thing')).toMatchObject({
      value: { categoryNames: { category: 'Other Products' } },
    });
  });
});
