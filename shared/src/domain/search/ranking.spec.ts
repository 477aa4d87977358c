import { describe, expect, it } from 'vitest';
import { ProductIndex } from './product-index.js';
import type { SearchableProduct } from './product-search.js';

type Row = readonly [name: string, more?: Partial<SearchableProduct>];

const unrated = { totalReviews: 0, averageRating: 0 };

/** The names of what a search finds among some products, whose ids run against the order of the rows. */
function found(query: string, ...rows: readonly Row[]): string[] {
  const index = new ProductIndex();
  const names = new Map<string, string>();
  for (const [at, [name, more]] of rows.entries()) {
    const _id = String(99 - at).padStart(24, '0');
    names.set(_id, name);
    const rest = { unit: '1 piece', category: [], subCategory: [], price: 100, discount: 0, ...unrated };
    index.put({ _id, name, ...rest, inStock: true, hasVariants: false, ...more });
  }
  return index.find(query).map((id) => names.get(id) ?? '');
}
const inSubcategory = (name: string) => ({ subCategory: [{ name }] });
const inCategory = (name: string) => ({ category: [{ name }] });

describe('the order of results', () => {
  it('is exact and synonym, then singular and plural, then beginnings of words', () => {
    expect(found('pyaz', ['Onions'], ['Onion'], ['Pyaz'], ['Pyazi Mix'])).toEqual([
      'Pyaz',
      'Onion',
      'Onions',
      'Pyazi Mix',
    ]);
  });

  it('has misspelt words only where no product has the word itself', () => {
    expect(found('onion', ['Onion'], ['Union Flag'])).toEqual(['Onion']);
    expect(found('oniom', ['Onion'], ['Union Flag'])).toEqual(['Onion']);
  });

  it('is the thing, then the name, then the subcategory, then the category', () => {
    expect(
      found(
        'onion',
        ['Peeler', inCategory('Onion & Garlic Tools')],
        ['Leek', inSubcategory('Onion')],
        ['Onion Ring Mould'],
        ['Fresh Onion'],
        ['Red Onion', inSubcategory('Potato & Onion')],
      ),
    ).toEqual(['Red Onion', 'Fresh Onion', 'Onion Ring Mould', 'Leek', 'Peeler']);
  });

  it('is all of a category that is named by the word alone, before names that only mention it', () => {
    expect(found('books', ['Book Stand Oak'], ['Indigo Roads', inCategory('Books')])).toEqual([
      'Indigo Roads',
      'Book Stand Oak',
    ]);
  });

  it('has mangoes among fruits before mangoes in the title of a book', () => {
    expect(
      found('aam', ['Mangoes in March'], ['Alphonso Mangoes', inSubcategory('Fruits & Vegetables')])[0],
    ).toBe('Alphonso Mangoes');
  });

  it('has several things in one pack, and what is for children, after others that match as well', () => {
    expect(
      found(
        'watch',
        ['Rocket Watch', inSubcategory("Kids' Watches")],
        ['Pilot Watch', inSubcategory("Men's Watches")],
      ),
    ).toEqual(['Pilot Watch', 'Rocket Watch']);
    expect(found('rice', ['Rice + Oil', { unit: 'Combo' }], ['Long Grain Rice'])[0]).toBe('Long Grain Rice');
  });

  it('has the name before the brand', () => {
    const things = ['Lunch Box', 'Bottle', 'Bowl', 'Jug', 'Mug'];
    const ofBrand = things.map((thing) => [`Coconut ${thing} Steel`, inSubcategory(thing)] as const);
    expect(found('coconut', ...ofBrand, ['Tender Coconut Piece Tray'])[0]).toBe('Tender Coconut Piece Tray');
  });

  it('has what is sold out after what matches as well, and before what matches less', () => {
    expect(found('onion', ['Onion', { inStock: false }], ['Onion'], ['Onion Ring Mould'])).toEqual([
      'Onion',
      'Onion',
      'Onion Ring Mould',
    ]);
    const soldOut = { inStock: false };
    expect(found('onion', ['Red Onion', soldOut], ['New Onion'], ['Onion Dip Spoon'])).toEqual([
      'New Onion',
      'Red Onion',
      'Onion Dip Spoon',
    ]);
  });

  it('finds words that were written together, and together what was written apart', () => {
    expect(found('tatasalt', ['Tata Salt'], ['Tata Tea'], ['Rock Salt'])).toEqual(['Tata Salt']);
    expect(found('britanniamarie', ['Britannia Marie Gold'])).toEqual(['Britannia Marie Gold']);
    expect(found('sun feast', ['Sunfeast Cookies'])).toEqual(['Sunfeast Cookies']);
    expect(found('tatasalt', ['Tata Tea'], ['Rock Salt'])).toHaveLength(2);
  });
});

describe('what is understood of a search', () => {
  it('is the price after discount, of the product or of any of its variants', () => {
    const variants = [{ name: 'Small', price: 80 }, { name: 'Large' }];
    expect(
      found(
        'mug under 90',
        ['Clay Mug'],
        ['Steel Mug', { discount: 20 }],
        ['Tin Mug', { hasVariants: true, variants }],
      ).sort(),
    ).toEqual(['Steel Mug', 'Tin Mug']);
    expect(found('mug above 90', ['Clay Mug'], ['Steel Mug', { discount: 20 }])).toEqual(['Clay Mug']);
    expect(found('under 90', ['Clay Mug'], ['Pen', { price: 10 }])).toEqual(['Pen']);
  });

  it('is the cheapest first, among those that match as well', () => {
    expect(
      found('cheap mug', ['Clay Mug'], ['Steel Mug', { price: 50 }], ['Mug Brush', { price: 10 }]),
    ).toEqual(['Steel Mug', 'Clay Mug', 'Mug Brush']);
  });

  it('is the size of the pack, in the unit, a variant or the name', () => {
    const packs = { hasVariants: true, variants: [{ name: '500 g' }, { name: '1 kg' }] };
    expect(
      found('1kg atta', ['Atta', { unit: '1000 g' }], ['Atta', { unit: '5 kg' }], ['Bran Atta', packs]),
    ).toHaveLength(2);
    expect(found('atta 7kg', ['Atta', { unit: '5 kg' }], ['Rice', { unit: '7 kg' }])).toEqual(['Atta']);
  });

  it('is the colour, in the name or a variant; where no product has it, the thing', () => {
    const colours = { hasVariants: true, variants: [{ name: 'Navy Blue' }, { name: 'Red' }] };
    expect(found('neela bag', ['Cloth Bag', colours], ['Green Bag'])).toEqual(['Cloth Bag']);
    expect(found('pink bag', ['Pink Salt'], ['Green Bag'])).toEqual(['Green Bag']);
  });

  it('is the audience: made for others is left out, made for nobody comes after', () => {
    const watches = [
      ['Smart Watch'],
      ['Pilot Watch', inSubcategory("Men's Watches")],
      ['Pearl Watch', inSubcategory("Women's Watches")],
    ] as const;
    expect(found('ladies watch', ...watches)).toEqual(['Pearl Watch', 'Smart Watch']);
    expect(found('watch for men', ...watches)).toEqual(['Pilot Watch', 'Smart Watch']);
  });

  it('has what is made for those who were named before what only suits them', () => {
    const toys = [
      ['Stacker', inSubcategory('Kids Toys')],
      ['Rattle Pair', inSubcategory('Baby Toys')],
    ] as const;
    expect(found('toys for baby', ...toys)).toEqual(['Rattle Pair', 'Stacker']);
    expect(found('kids toys', ...toys)).toEqual(['Stacker', 'Rattle Pair']);
  });

  it('is a shade of the colour where products name it so', () => {
    const shades = (name: string) => ({ hasVariants: true, variants: [{ name }, { name: 'Cream' }] });
    expect(found('black bag', ['Cloth Bag', shades('Charcoal')], ['Bag', shades('Navy')])).toEqual([
      'Cloth Bag',
    ]);
  });

  it('stays a word where it is one', () => {
    expect(found('cheap thrills', ['Cheap Thrills'], ['Steel Mug'])).toEqual(['Cheap Thrills']);
    expect(found('under 25', ['Under 25 Stories', { price: 400 }])).toEqual(['Under 25 Stories']);
  });
});

describe('words written together', () => {
  it('are best where a name has all of them', () => {
    const rusk = ['Milk Rusk', inCategory('Bakery & Dairy')] as const;
    expect(found('dairymilk', rusk, ['Dairy Milk Chocolate Treats Home'])).toEqual([
      'Dairy Milk Chocolate Treats Home',
      'Milk Rusk',
    ]);
  });
});

it('a word that every JavaScript object has is a word like any other', () => {
  const sets = [['Constructor Set'], ['Puzzle Set']] as const;
  expect(found('constructor', ...sets)).toEqual(['Constructor Set']);
  expect(found('constructor puzzle', ...sets)).toHaveLength(2);
  expect(found('constructor __proto__ puzzle', ['Puzzle Set'])).toEqual(['Puzzle Set']);
});

describe('where nothing is found', () => {
  const rows = (...names: string[]) => {
    const index = new ProductIndex();
    for (const [at, name] of names.entries())
      index.put({
        _id: String(at),
        name,
        ...{ unit: '', category: [], subCategory: [], price: 100, discount: 0 },
        ...{ inStock: true, hasVariants: false, ...unrated },
      });
    return index;
  };

  it('the nearest words of products are offered, and what is found without the price', () => {
    const index = rows('Chocolate Bar', 'Copper Bottle', 'Silk Saree');
    expect(index.find('chklt')).toEqual([]);
    expect(index.find('chaqolatte')).toEqual([]);
    expect(index.corrections('chaqolatte', 3)).toEqual(['chocolate']);
    expect(index.corrections('bottle under 50', 3)).toEqual(['bottle']);
    expect(index.corrections('zzzzqqqq', 3)).toEqual([]);
  });
});
