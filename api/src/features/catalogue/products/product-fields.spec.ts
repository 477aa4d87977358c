import { CreateProductRequest, UpdateProductRequest } from '@jhola/shared/contracts/product.contract';
import { Types } from 'mongoose';
import type { VariantRecord } from '../models/product.model.js';
import { storedFields } from './product-fields.js';

const ID = '65f0c0ffee00000000000001';

const aRequest = (change: object = {}): CreateProductRequest =>
  CreateProductRequest.parse({
    name: 'Toor Dal',
    category: [ID],
    subCategory: [],
    unit: '1 kg',
    stock: 5,
    price: 120.55,
    description: 'Split pigeon peas.',
    ...change,
  });

const aVariant = (named: Partial<VariantRecord> = {}): VariantRecord => ({
  _id: new Types.ObjectId(ID),
  name: 'Red',
  hasOwnStock: false,
  ...named,
});

describe('the stored fields of a product', () => {
  it('have money in whole paise', () => {
    const variants = [{ name: '2 kg', price: 230.1 }];
    const fields = storedFields(aRequest({ variants }));
    expect(fields.pricePaise).toBe(12_055);
    expect(fields.variants?.[0]?.pricePaise).toBe(23_010);
  });

  it('have each category once', () => {
    const { categoryIds } = storedFields(aRequest({ category: [ID, { _id: ID }] }));
    expect(categoryIds?.map(String)).toEqual([ID]);
  });

  it('have codes that are compared without what is written in several ways', () => {
    const codes = { sku: 'Td-1', barcode: '036000291452' };
    const keys = { skuKey: 'td-1', barcodeKey: '00036000291452' };
    expect(storedFields(aRequest(codes))).toMatchObject({ ...codes, ...keys });
    const cleared = { sku: '', barcode: '', weightGrams: null };
    expect(storedFields(UpdateProductRequest.parse({ _id: ID, ...cleared }))).toEqual({
      ...cleared,
      skuKey: '',
      barcodeKey: '',
    });
  });

  it('are only those that an edit names', () => {
    expect(storedFields(UpdateProductRequest.parse({ _id: ID, stock: 0 }))).toEqual({ stock: 0 });
  });

  it('count pieces by variant only where a variant has its own', () => {
    const { variants, variantStock } = storedFields(
      aRequest({ variants: [{ name: 'Red', stock: 0 }, { name: 'Blue' }] }),
    );
    const [red, blue] = variants ?? [];
    expect(variantStock).toEqual({ [String(red?._id)]: 0 });
    expect([red?.hasOwnStock, blue?.hasOwnStock]).toEqual([true, false]);
  });

  it('keep the ids of variants the product has, each once', () => {
    const known = { variants: [aVariant()], variantStock: {} };
    const request = aRequest({ variants: [{ _id: ID, name: 'Red' }] });
    expect(String(storedFields(request, known).variants?.[0]?._id)).toBe(ID);
    const twice = aRequest({
      variants: [
        { _id: ID, name: 'Red' },
        { _id: ID, name: 'Blue' },
      ],
    });
    expect(() => storedFields(twice, known)).toThrow(expect.objectContaining({ code: 'variant.missing' }));
    expect(() => storedFields(request)).toThrow(expect.objectContaining({ code: 'variant.missing' }));
  });

  it('keep the current stock of a variant, where an edit says so', () => {
    const before = { variants: [aVariant({ hasOwnStock: true })], variantStock: { [ID]: 3 } };
    const written = (variant: object) =>
      storedFields(
        UpdateProductRequest.parse({ _id: ID, variants: [{ _id: ID, name: 'Red', ...variant }] }),
        before,
      );
    expect(written({ keepStock: true }).variantStock).toEqual({ [ID]: 3 });
    expect(written({ keepStock: true }).variants?.[0]?.hasOwnStock).toBe(true);
    expect(written({ stock: 5 }).variantStock).toEqual({ [ID]: 5 });
    expect(written({}).variantStock).toEqual({});
  });

  it('give no stock of its own to a variant that keeps having none', () => {
    const before = { variants: [aVariant()], variantStock: {} };
    const variants = [
      { _id: ID, name: 'Red', keepStock: true },
      { name: 'Blue', keepStock: true },
    ];
    const fields = storedFields(UpdateProductRequest.parse({ _id: ID, variants }), before);
    expect(fields.variantStock).toEqual({});
    expect(fields.variants?.map(({ hasOwnStock }) => hasOwnStock)).toEqual([false, false]);
  });
});
