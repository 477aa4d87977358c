import { CreateProductRequest, UpdateProductRequest } from '@jhola/shared/contracts/product.contract';
import { describe, expect, it } from 'vitest';
import { anAdminProduct } from '#test-data/an-admin-product.ts';
import { emptyFields, emptyVariant, fieldsOf, type ProductFields } from './product-fields';
import { changesOnly, readProduct, stillWrong, typedSellingPrice } from './read-product';

const full: ProductFields = {
  ...emptyFields,
  name: ' Brass Lamp ',
  description: 'Shines.',
  unit: 'piece',
  stock: '1,200',
  price: '₹ 1,299.50',
};
const problemsOf = (fields: ProductFields, writing: 'upload' | 'edit' = 'upload') => {
  const read = readProduct(fields, writing);
  return 'problems' in read ? read.problems : {};
};
const requestOf = (fields: ProductFields, writing: 'upload' | 'edit' = 'upload') => {
  const read = readProduct(fields, writing);
  if ('problems' in read) throw new Error(Object.keys(read.problems).join());
  return read.request;
};

describe('an upload', () => {
  it('needs name, description, unit, stock and price', () => {
    expect(problemsOf(emptyFields)).toEqual({
      name: 'missing',
      description: 'missing',
      unit: 'missing',
      stock: 'missing',
      price: 'missing',
    });
    expect(problemsOf(full)).toEqual({});
  });

  it('is read as the contract wants it; no discount is none', () => {
    const request = requestOf(full);
    expect(request).toMatchObject({ name: 'Brass Lamp', stock: 1200, price: 1299.5, discount: 0 });
    expect(CreateProductRequest.parse(request)).toEqual(request);
  });

  it.each([
    ['stock', '1.5', 'pieces'],
    ['stock', '-1', 'pieces'],
    ['stock', '1000001', 'pieces'],
    ['price', '12.345', 'rupees'],
    ['price', 'ten', 'rupees'],
    ['price', '1e3', 'rupees'],
    ['price', '10000000.01', 'rupees'],
    ['discount', '101', 'percent'],
    ['discount', '-5', 'percent'],
  ] as const)('refuses %s of %s', (field, value, problem) => {
    expect(problemsOf({ ...full, [field]: value })).toEqual({ [field]: problem });
  });

  it.each([
    ['barcode', '8901030865276', 'barcode'],
    ['barcode', '12345', 'barcode'],
    ['hsn', '07136', 'hsn'],
    ['weightGrams', '0', 'grams'],
    ['weightGrams', '1.5', 'grams'],
    ['weightGrams', '1000001', 'grams'],
  ] as const)('refuses a %s of %s', (field, value, problem) => {
    expect(problemsOf({ ...full, [field]: value })).toEqual({ [field]: problem });
  });

  it('may have codes and a weight, written as they are printed', () => {
    const codes = { sku: ' TD-1 ', barcode: '8 901030 865275', hsn: '0713 60', weightGrams: '1,050' };
    const read = { sku: 'TD-1', barcode: '8901030865275', hsn: '071360', weightGrams: 1050 };
    const request = requestOf({ ...full, ...codes });
    expect(request).toMatchObject(read);
    expect(CreateProductRequest.parse(request)).toEqual(request);
    expect(requestOf(full)).toMatchObject({ sku: '', barcode: '', hsn: '', weightGrams: null });
  });

  it('leaves out extra fields without a value', () => {
    const more_details = [
      { name: 'Brand', value: ' Tasva ' },
      { name: 'Colour', value: ' ' },
    ];
    expect(requestOf({ ...full, more_details }).more_details).toEqual({ Brand: 'Tasva' });
  });

  it('has variants with a name each; what they leave empty is the product’s', () => {
    const variants = [
      { ...emptyVariant('one'), name: 'Red', price: '100', image: ['/red.webp'] },
      { ...emptyVariant('two'), name: 'Blue', stock: '0' },
    ];
    expect(requestOf({ ...full, variants }).variants).toEqual([
      { name: 'Red', price: 100, image: ['/red.webp'] },
      { name: 'Blue', stock: 0 },
    ]);
    const wrong = [{ ...emptyVariant('one'), price: 'x', stock: '0.5' }];
    expect(problemsOf({ ...full, variants: wrong })).toEqual({
      'variants.one.name': 'missing',
      'variants.one.price': 'rupees',
      'variants.one.stock': 'pieces',
    });
  });
});

describe('an edit', () => {
  it('needs the discount and every extra field, too', () => {
    const more_details = [{ name: 'Brand', value: '' }];
    expect(problemsOf({ ...full, more_details }, 'edit')).toEqual({
      discount: 'missing',
      'more_details.Brand': 'missing',
    });
  });

  it('sends only what was changed', () => {
    const product = anAdminProduct({ variants: [{ _id: 'c'.repeat(24), name: 'Red', stock: 3 }] });
    const opened = fieldsOf(product);
    const sent = (change: Partial<ProductFields>) => {
      const fields = { ...opened, ...change };
      const request = changesOnly(product._id, opened, fields, requestOf(fields, 'edit'));
      expect(UpdateProductRequest.parse(request)).toEqual(request);
      return request;
    };
    const { _id } = product;
    expect(sent({})).toEqual({ _id });
    expect(sent({ price: '500', published: false })).toEqual({ _id, price: 500, published: false });
    expect(sent({ more_details: [{ name: 'Brand', value: 'Tasva' }] })).toEqual({
      _id,
      more_details: { Brand: 'Tasva' },
    });
    const [red] = opened.variants;
    if (!red) throw new Error('The product has no variant');
    const blue = { ...emptyVariant('blue'), name: 'Blue', stock: '4' };
    expect(sent({ variants: [{ ...red, name: 'Crimson' }, blue] })).toEqual({
      _id,
      variants: [
        { _id: red._id, name: 'Crimson', keepStock: true },
        { name: 'Blue', stock: 4 },
      ],
    });
    expect(sent({ variants: [{ ...red, stock: '9' }] }).variants).toEqual([
      { _id: red._id, name: 'Red', stock: 9 },
    ]);
    expect(sent({ variants: [{ ...red, stock: '' }] }).variants).toEqual([{ _id: red._id, name: 'Red' }]);
  });
});

describe('what was wrong', () => {
  it('is so until it is right; what went wrong since waits for the next time', () => {
    const sent = problemsOf({ ...full, price: 'x', hsn: '1' });
    expect(stillWrong(sent, { ...full, price: '-1', hsn: '1234', name: '' }, 'upload')).toEqual({
      price: 'rupees',
    });
    expect(stillWrong(sent, full, 'upload')).toEqual({});
    expect(stillWrong({}, emptyFields, 'upload')).toEqual({});
  });
});

it.each([
  ['999', '10', 899],
  ['₹1,000', '', 1000],
  ['1000', 'x', undefined],
  ['', '10', undefined],
])('of a typed price %j with a discount of %j %s is paid', (price, discount, paid) => {
  expect(typedSellingPrice({ ...full, price, discount })).toBe(paid);
});
