import { model, Types } from 'mongoose';
import { type ProductRecord, productModel } from '../models/product.model.js';
import { newRecords } from './new-records.js';

const products = model<ProductRecord>(productModel.name, productModel.schema);

const asFilesSay: Partial<ProductRecord>[] = [
  {
    ...{ name: 'Toor dal', unit: '1 kg', pricePaise: 16_800, discount: 12.5, stock: 3, revision: 7 },
    ...{ description: 'Toor dal, 1 kg.', moreDetails: { Brand: 'Tata' }, image: [], productType: 'fixed' },
    ...{
      categoryIds: [new Types.ObjectId()],
      subCategoryIds: [],
      nameLower: 'toor dal',
      sku: '',
      skuKey: '',
    },
    ...{ weightGrams: null, listKey: 'A1' },
  },
  {
    ...{ name: 'Salt', unit: '1 kg', pricePaise: 2650, discount: 0, stock: 0, revision: 7 },
    ...{ description: 'Salt, 1 kg.', moreDetails: {}, image: [], productType: 'fixed', nameLower: 'salt' },
  },
];

describe('new products of a file', () => {
  it('are stored as documents of the model are', () => {
    const made = newRecords(products, asFilesSay);
    const timeless = ({ _id, createdAt, updatedAt, ...rest }: ProductRecord) => rest;
    expect(made.map(timeless)).toStrictEqual(
      asFilesSay.map((fields) => timeless(new products(fields).toObject<ProductRecord>())),
    );
  });

  it('have an id each, and one time', () => {
    const [dal, salt] = newRecords(products, asFilesSay);
    expect(dal?._id).toBeInstanceOf(Types.ObjectId);
    expect(dal?._id.equals(salt?._id as Types.ObjectId)).toBe(false);
    expect(dal?.createdAt).toBeInstanceOf(Date);
    expect([dal?.updatedAt, salt?.createdAt]).toEqual([dal?.createdAt, dal?.createdAt]);
  });

  it('share nothing that another one might change', () => {
    const [dal, salt] = newRecords(products, asFilesSay);
    expect(dal?.ratingHistogram).not.toBe(salt?.ratingHistogram);
    expect(dal?.variants).not.toBe(salt?.variants);
  });

  it('are products the model accepts', async () => {
    for (const record of newRecords(products, asFilesSay))
      await expect(new products(record).validate()).resolves.toBeUndefined();
  });
});
