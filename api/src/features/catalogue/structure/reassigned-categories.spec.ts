import {
  type ProductCategoryIds,
  type ReassignmentTarget,
  reassignedCategories,
  type SubcategoryMove,
} from './reassigned-categories.js';

const categoryIds = (categories: string, subcategories: string): ProductCategoryIds => ({
  categories: categories.split(' ').filter(Boolean),
  subcategories: subcategories.split(' ').filter(Boolean),
});

const move = (
  subcategories: Record<string, SubcategoryMove>,
  category?: ReassignmentTarget['category'],
): ReassignmentTarget => ({
  category,
  subcategories: new Map(Object.entries(subcategories)),
});

const toPooja = { from: 'grocery', to: 'pooja' };

describe('the categories of a product after a move', () => {
  it.each([
    ['grocery', '', 'pooja', ''],
    ['snacks grocery', 'dal', 'snacks pooja', 'dal'],
    ['pooja grocery', 'dal', 'pooja', 'dal'],
    ['snacks', 'namkeen', 'snacks', 'namkeen'],
  ])('from %j, %j with its category', (categories, subcategories, newCategories, newSubcategories) => {
    expect(reassignedCategories(categoryIds(categories, subcategories), move({}, toPooja))).toEqual(
      categoryIds(newCategories, newSubcategories),
    );
  });

  it.each([
    ['grocery', 'dal', 'grocery', 'pulses'],
    ['grocery', 'pulses dal', 'grocery', 'pulses'],
    ['snacks', 'dal', 'snacks grocery', 'pulses'],
    ['', 'dal', 'grocery', 'pulses'],
    ['organic', 'dal', 'organic', 'pulses'],
    ['grocery', 'rice', 'grocery', 'rice'],
  ])('from %j, %j with its subcategory', (categories, subcategories, newCategories, newSubcategories) => {
    const pulses = { to: 'pulses', categories: ['grocery', 'organic'], staysIn: [] };
    expect(reassignedCategories(categoryIds(categories, subcategories), move({ dal: pulses }))).toEqual(
      categoryIds(newCategories, newSubcategories),
    );
  });

  it.each([
    // it was there only through the deleted category
    ['grocery', 'incense', 'pooja', 'agarbatti'],
    // its subcategory stays in another of its categories, too
    ['grocery home', 'incense', 'pooja home', 'incense agarbatti'],
    ['home', 'incense', 'home', 'incense'],
  ])(
    'from %j, %j where the new category has a subcategory of that name',
    (...[before, sub, after, newSub]) => {
      const agarbatti = { to: 'agarbatti', categories: ['pooja'], staysIn: ['home'] };
      expect(reassignedCategories(categoryIds(before, sub), move({ incense: agarbatti }, toPooja))).toEqual(
        categoryIds(after, newSub),
      );
    },
  );
});
