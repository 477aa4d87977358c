import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProductIndex } from './product-index.js';
import type { SearchableProduct } from './product-search.js';

const NAMES = ['Toor Dal', 'Chana Dal', 'Chakki Atta', 'Bluetooth Earbuds', 'Silk Saree', 'Basmati Rice'];
const SUBCATEGORIES = ['Dal & Pulses', 'Atta & Flours', 'Earbuds', 'Sarees'];
const QUERIES = [
  'dal',
  'daal',
  'aata',
  'blutooth earbds',
  'sadi',
  'rice 1 kg',
  'atta dal',
  'pulses',
  'cheap dal under 100',
  'red saree',
  'toordal',
  'du',
];

const aProduct = (named: Partial<SearchableProduct> = {}): SearchableProduct => ({
  _id: 'a',
  name: 'Toor Dal',
  unit: '1 kg',
  category: [{ name: 'Groceries' }],
  subCategory: [{ name: 'Dal & Pulses' }],
  price: 100,
  discount: 0,
  inStock: true,
  totalReviews: 0,
  averageRating: 0,
  hasVariants: false,
  ...named,
});
const written = (index: ProductIndex) => ProductIndex.fromJSON(JSON.stringify(index));
/** The same, written and read in pieces. */
const writtenInPieces = (index: ProductIndex) => {
  const read = new ProductIndex();
  for (const piece of index.pieces(2)) read.takePiece(JSON.parse(JSON.stringify(piece)));
  return read;
};

describe('an index of products', () => {
  it('takes products in, changes them and takes them out', () => {
    const index = new ProductIndex();
    expect(index.put(aProduct())).toBe(true);
    expect(index.find('toor')).toEqual(['a']);
    expect(index.put(aProduct({ name: 'Masoor Dal' }))).toBe(true);
    expect([index.find('toor'), index.find('masoor'), index.size]).toEqual([[], ['a'], 1]);
    expect([index.remove('a'), index.remove('a')]).toEqual([true, false]);
    expect([index.find('masoor'), [...index.ids()]]).toEqual([[], []]);
  });

  it('says whether a product may be found otherwise', () => {
    const index = new ProductIndex();
    index.put(aProduct());
    expect(index.put(aProduct({ totalReviews: 3, stock: 4 } as Partial<SearchableProduct>))).toBe(false);
    expect(index.put(aProduct({ price: 90 }))).toBe(true);
    expect(index.put(aProduct({ price: 90, nameHindi: 'अरहर' }))).toBe(true);
    expect(index.put(aProduct({ price: 90, inStock: false }))).toBe(true);
    expect(index.put(aProduct({ category: [{ name: 'Staples' }] }))).toBe(true);
    expect(index.find('staples')).toEqual(['a']);
  });

  it('knows prices and stock as they were put in last, although the words are the same', () => {
    const index = new ProductIndex();
    index.put(aProduct());
    index.put(aProduct({ _id: 'b' }));
    expect([index.find('toor dal'), index.find('toor dal under 95')]).toEqual([['a', 'b'], []]);
    index.put(aProduct({ inStock: false }));
    index.put(aProduct({ _id: 'b', price: 90 }));
    for (const one of [index, written(index)])
      expect([one.find('toor dal'), one.find('toor dal under 95')]).toEqual([['b', 'a'], ['b']]);
  });

  it('knows what most shoppers have reviewed well and can buy', () => {
    const index = new ProductIndex();
    const rated = (_id: string, totalReviews: number, averageRating: number, inStock = true) =>
      index.put(aProduct({ _id, totalReviews, averageRating, inStock }));
    rated('a', 3, 4.5);
    rated('b', 9, 4.1);
    rated('c', 99, 3.2);
    rated('d', 99, 5, false);
    rated('e', 3, 4.9);
    expect([index.popular(2), written(index).popular(9)]).toEqual([
      ['b', 'e'],
      ['b', 'e', 'a'],
    ]);
  });

  it('reads what it has written, and goes on from there', () => {
    const before = new ProductIndex();
    before.put(aProduct());
    before.put(aProduct({ _id: 'b', name: 'Silk Saree', subCategory: [{ name: 'Sarees' }] }));
    const index = written(before);
    expect(index.find('saddi')).toEqual(['b']);
    index.remove('b');
    index.put(aProduct({ name: 'Urad Dal' }));
    expect([index.find('saddi'), index.find('udad'), index.size]).toEqual([[], ['a'], 1]);
  });
});

it('finds the same in the same order after any history of changes, writings and readings', () => {
  const product = fc.record({
    nth: fc.integer({ min: 0, max: 19 }),
    name: fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 2 }).map((names) => names.join(' ')),
    unit: fc.constantFrom('1 kg', '5 kg', 'pack'),
    price: fc.constantFrom(40, 90, 160),
    inStock: fc.boolean(),
    hasVariants: fc.boolean(),
    variants: fc.constantFrom(undefined, [{ name: 'Red' }, { name: 'Navy Blue', price: 30 }]),
    subCategory: fc.subarray(SUBCATEGORIES, { minLength: 1, maxLength: 2 }),
  });
  const step = fc.oneof(
    { weight: 6, arbitrary: product },
    { weight: 2, arbitrary: fc.record({ gone: fc.integer({ min: 0, max: 19 }) }) },
    { weight: 1, arbitrary: fc.constant('written and read' as const) },
  );
  const idAt = (index: number) => index.toString().padStart(24, '0');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const now = new Map<string, SearchableProduct>();
      let index = new ProductIndex();
      for (const each of steps) {
        if (each === 'written and read') index = writtenInPieces(written(index));
        else if ('gone' in each) {
          index.remove(idAt(each.gone));
          now.delete(idAt(each.gone));
        } else {
          const { nth, subCategory, ...rest } = each;
          const one = aProduct({
            ...rest,
            _id: idAt(nth),
            subCategory: subCategory.map((subcategory) => ({ name: subcategory })),
          });
          index.put(one);
          now.set(one._id, one);
        }
      }
      const fresh = new ProductIndex();
      for (const one of now.values()) fresh.put(one);
      for (const query of QUERIES) expect(index.find(query)).toEqual(fresh.find(query));
    }),
    { seed: 20261122, numRuns: 200 },
  );
}, 60_000);

describe('a product with a Hindi name', () => {
  const index = new ProductIndex();
  // Words that no list of meanings knows: only the names can find them.
  index.put(aProduct({ _id: 'a', name: 'Zorblat Deluxe', nameHindi: 'झुमरीला खटोला' }));
  index.put(
    aProduct({ _id: 'b', name: 'Zorblat Box', subCategory: [{ name: 'Vexels', nameHindi: 'फटकनी' }] }),
  );
  index.put(aProduct({ _id: 'c', name: 'Khatola Cover with Stand' }));

  it.each([
    ['झुमरीला', ['a']],
    ['jhumrila', ['a']],
    ['zorblat', ['a', 'b']],
    ['फटकनी', ['b']],
    ['zorblat फटकनी', ['b']],
    ['खटोला', ['a', 'c']],
  ])('is found by %s', (text, ids) => {
    expect(index.find(text)).toEqual(ids);
  });

  it('is found as well after the index was written and read', () => {
    const read = ProductIndex.fromJSON(JSON.stringify(index));
    expect(read.find('झुमरीला')).toEqual(['a']);
    read.put(aProduct({ _id: 'a', name: 'Zorblat Deluxe' }));
    expect(read.find('झुमरीला')).toEqual([]);
  });
});
