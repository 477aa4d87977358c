import { Types } from 'mongoose';
import { ownId, withoutApostrophe, withoutLoss } from './own-file.js';

const [staples, snacks, dal, chips] = Array.from({ length: 4 }, () => new Types.ObjectId()) as [
  Types.ObjectId,
  Types.ObjectId,
  Types.ObjectId,
  Types.ObjectId,
];
const before = {
  name: 'Toor  dal',
  unit: '1 kg',
  description: 'Split.\nCleaned.',
  categoryIds: [snacks, staples],
  subCategoryIds: [chips, dal],
  moreDetails: { Origin: 'Latur' },
};
const told = {
  name: 'Toor dal',
  unit: '1 kg',
  description: 'Split. Cleaned.',
  categoryIds: [staples],
  subCategoryIds: [dal],
  moreDetails: {},
};

describe("the shop's own file", () => {
  it('names its products by their ids', () => {
    expect(ownId('shop:65f0c0ffee00000000000001')).toBe('65f0c0ffee00000000000001');
    expect(ownId('shop:toor dal 1 kg')).toBeUndefined();
    expect(ownId('bigbasket:65f0c0ffee00000000000001')).toBeUndefined();
  });

  it('is read without the apostrophes against formulas, and with all others', () => {
    expect(withoutApostrophe("'=1+1")).toBe('=1+1');
    expect(withoutApostrophe("'til dawn")).toBe("'til dawn");
  });

  it('takes nothing away of what it does not tell', () => {
    expect(withoutLoss(before, told)).toEqual(before);
  });

  it('changes what it tells otherwise', () => {
    const changed = {
      ...told,
      description: 'Washed.',
      categoryIds: [snacks],
      subCategoryIds: [new Types.ObjectId()],
    };
    expect(withoutLoss(before, changed)).toEqual({
      ...before,
      description: 'Washed.',
      categoryIds: changed.categoryIds,
      subCategoryIds: changed.subCategoryIds,
    });
  });
});
