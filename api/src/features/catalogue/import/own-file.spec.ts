import { isInCategories, type ProductCategoryNames, withoutApostrophe, withoutLoss } from './own-file.js';

const before = {
  name: 'Toor  dal',
  unit: '1 kg',
  description: 'Split.\nCleaned.',
  moreDetails: { Origin: 'Latur' },
};
const texts = { name: 'Toor dal', unit: '1 kg', description: 'Split. Cleaned.', moreDetails: {} };

describe("the shop's own file", () => {
  it('is read without the apostrophes against formulas, and with all others', () => {
    expect(withoutApostrophe("'=1+1")).toBe('=1+1');
    expect(withoutApostrophe("'＝1+1")).toBe('＝1+1');
    expect(withoutApostrophe("'til dawn")).toBe("'til dawn");
  });

  it('removes nothing that it has no column for', () => {
    expect(withoutLoss(before, texts)).toEqual(before);
  });

  it('changes what differs', () => {
    const changed = { ...texts, description: 'Washed.' };
    expect(withoutLoss(before, changed)).toEqual({ ...before, description: 'Washed.' });
  });
});

describe('a product', () => {
  const names: ProductCategoryNames = {
    categories: ['Snacks', 'Staples'],
    subcategories: ['Chips', 'Dal  & more'],
  };

  it.each([
    ['Staples', 'Dal & more'],
    ['snacks', 'Dal & More'],
    ['Snacks', ''],
    ['', ''],
  ])('is in the categories of its row: %j, %j', (category, subcategory) => {
    expect(isInCategories({ category, subcategory }, names)).toBe(true);
  });

  it.each([
    ['Snacks', 'Namkeen'],
    ['Sweets', 'Chips'],
    ['Sweets', ''],
  ])('moves to the categories of its row: %j, %j', (category, subcategory) => {
    expect(isInCategories({ category, subcategory }, names)).toBe(false);
  });

  it('without categories stays so when its row names none', () => {
    const nowhere = { categories: [], subcategories: [] };
    expect(isInCategories({ category: '', subcategory: '' }, nowhere)).toBe(true);
    expect(isInCategories({ category: 'Staples', subcategory: '' }, nowhere)).toBe(false);
  });
});
