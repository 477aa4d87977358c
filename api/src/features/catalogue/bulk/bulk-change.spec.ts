import { Types } from 'mongoose';
import { type BulkBefore, changedFields } from './bulk-change.js';

const categoryId = new Types.ObjectId();
const variant = (name: string, pricePaise?: number) => ({
  _id: new Types.ObjectId(),
  name,
  hasOwnStock: false,
  ...(pricePaise === undefined ? {} : { pricePaise }),
});
const dal: BulkBefore = {
  _id: new Types.ObjectId(),
  name: 'Toor dal',
  pricePaise: 16_850,
  discount: 10,
  stock: 5,
  categoryIds: [categoryId],
  subCategoryIds: [],
  variants: [],
};

describe('the fields that a bulk edit changes', () => {
  it('are none when the product has these values already', () => {
    const change = {
      discount: 10,
      price: { kind: 'set', price: 168.5 },
      category: [categoryId.toHexString()],
    } as const;
    expect(changedFields(dal, { ...change, category: [...change.category] })).toEqual({});
  });

  it('raises prices by a percent to whole paise, those of variants with their own too', () => {
    const before = { ...dal, variants: [variant('1 kg'), variant('5 kg', 80_000)] };
    const { pricePaise, variants } = changedFields(before, { price: { kind: 'percent', percent: 7.5 } });
    expect(pricePaise).toBe(18_114);
    expect(variants?.map((one) => one.pricePaise)).toEqual([undefined, 86_000]);
  });

  it('leaves the prices of variants alone where one price is set', () => {
    const before = { ...dal, variants: [variant('5 kg', 80_000)] };
    expect(changedFields(before, { price: { kind: 'set', price: 99 } })).toEqual({ pricePaise: 9900 });
  });

  it('adds and takes pieces, and refuses more than are left or fit', () => {
    const stock = (kind: 'set' | 'add', pieces: number) => ({
      stock: { kind, pieces, reason: 'RECEIVED' as const },
    });
    expect(changedFields(dal, stock('add', -5))).toEqual({ stock: 0 });
    expect(changedFields(dal, stock('set', 12))).toEqual({ stock: 12 });
    expect(() => changedFields(dal, stock('add', -6))).toThrow('Only 5 of Toor dal are left');
    expect(() => changedFields(dal, stock('add', 1_000_000))).toThrow('At most 1000000 of Toor dal');
  });

  it('refuses a price the shop cannot hold', () => {
    const dear = { ...dal, pricePaise: 900_000_000 };
    expect(() => changedFields(dear, { price: { kind: 'percent', percent: 20 } })).toThrow(
      'The price of Toor dal would be above ₹10000000.',
    );
  });

  it('names a category chosen twice once', () => {
    const other = new Types.ObjectId().toHexString();
    expect(changedFields(dal, { subCategory: [other, other] }).subCategoryIds).toHaveLength(1);
  });
});
