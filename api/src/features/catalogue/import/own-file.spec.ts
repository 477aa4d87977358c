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

  it('takes nothing away of what it does not tell', () => {
    expect(withoutLoss(before, texts)).toEqual(before);
  });

  it('changes what it tells otherwise', () => {
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
  ])('stands where its row says: %j, %j', (category, subcategory) => {
    expect(isInCategories({ category, subcategory }, names)).toBe(true);
  });

  it.each([
    ['Snacks', 'Namkeen'],
    ['Sweets', 'Chips'],
    ['Sweets', ''],
  ])('goes where its row says: %j, %j', (category, subcategory) => {
    expect(isInCategories({ category, subcategory }, names)).toBe(false);
  });

  it('without a place stays without one where its row says nothing', () => {
    const nowhere = { categories: [], subcategories: [] };
    expect(isInCategories({ category: '', subcategory: '' }, nowhere)).toBe(true);
    expect(isInCategories({ category: 'Staples', subcategory: '' }, nowhere)).toBe(false);
  });
});
