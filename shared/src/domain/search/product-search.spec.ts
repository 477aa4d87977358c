import { beforeAll, describe, expect, it } from 'vitest';
import { ProductIndex } from './product-index.js';
import type { SearchableProduct } from './product-search.js';
import { wordsOf } from './words.js';

const rows = [
  ['00', 'Bajra Flour', '1 kg', 'Atta', 'Grocery'],
  ['01', 'Chakki Fresh Whole Wheat Atta', '5 kg', 'Atta', 'Grocery'],
  ['02', 'Toor Dal Premium', '1 kg', 'Dal', 'Grocery'],
  ['03', 'Sona Masoori Rice', '5 kg', 'Rice', 'Grocery'],
  ['04', 'Bassline Bluetooth Earbuds', 'pack', 'Earbuds', 'Audio'],
  ['05', 'Bassline Bluetooth Neckband', 'pack', 'Neckbands', 'Audio'],
  ['06', 'Banarasi Silk Saree', 'pack', 'Sarees', 'Clothing'],
  ['07', 'Cotton Round Neck T-Shirt', 'pack', 'T-Shirts', 'Clothing'],
  ['08', 'Crème Café Latte', '200 ml', 'Coffee', 'Beverages'],
  ['09', 'Kshana Smart Watch', '1 piece', 'Smart Watches', 'Watches'],
  ['10', 'Copper Kadhai', '1 piece', 'Cookware', 'Home'],
  ['11', 'Whole Cashews', '250 g', 'Dry Fruits', 'Snacks'],
  ['12', 'Zarokha Bedsheet', '1 piece', 'Bedsheets', 'Home'],
];
const products = () =>
  rows.map(([_id = '', name = '', unit = '', subcategory = '', category = '']) => ({
    _id,
    name,
    unit,
    subCategory: [{ name: subcategory }],
    category: [{ name: category }],
    price: 100,
    discount: 0,
    inStock: true,
    totalReviews: 0,
    averageRating: 0,
    hasVariants: false,
  }));

function indexOf(products: readonly SearchableProduct[]) {
  const index = new ProductIndex();
  for (const product of products) index.put(product);
  return index;
}

describe('the search', () => {
  let index: ReturnType<typeof indexOf>;
  beforeAll(() => {
    index = indexOf(products());
  });
  const first = (text: string) => index.find(text)[0];

  it.each([
    ['atta', '01'],
    ['aata', '01'],
    ['daal', '02'],
    ['chaval', '03'],
    ['chawal', '03'],
    ['blutooth earbds', '04'],
    ['Saddi', '06'],
    ['t-shirt', '07'],
    ['tshirt', '07'],
    ['creme cafe', '08'],
    ['neckbnd', '05'],
    ['Airbuds', '04'],
    ['आटा', '01'],
    ['दाल', '02'],
    ['चावल', '03'],
    ['ब्लूटूथ ईयरबड्स', '04'],
    ['साड़ियाँ', '06'],
    ['टी-शर्ट', '07'],
    ['टी शर्ट', '07'],
    ['ear buds', '04'],
    ['neck-band', '05'],
    ['smartwatch', '09'],
    ['स्मार्ट वॉच', '09'],
    ['karahi', '10'],
    ['कढ़ाई', '10'],
    ['kaju', '11'],
    ['bed sheet', '12'],
    ['chaddar', '12'],
    ['चादर', '12'],
  ])('finds %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('finds kinds of what a wide word names, after what has the word itself', () => {
    expect(index.find('flour').slice(0, 2)).toEqual(['00', '01']);
    expect(index.find('atta')[0]).toBe('01');
  });

  it('finds all of a category by words that mean the same as its name', () => {
    expect(index.find('kapde').sort()).toEqual(['06', '07']);
    expect(index.find('कपड़े').sort()).toEqual(['06', '07']);
  });

  it('finds products with any of the words when none has all', () => {
    expect(index.find('bluetooth saree')).toEqual(expect.arrayContaining(['04', '05', '06']));
  });

  it('reads every character literally', () => {
    expect(index.find('.*')).toEqual([]);
    expect(index.find('(a+)+$')).toEqual(index.find('a'));
  });

  it('gives the same order whatever the order of insertion', () => {
    const other = indexOf(products().reverse());
    for (const text of ['bluetooth', 'pack', 'premium rice', 'kg'])
      expect(other.find(text)).toEqual(index.find(text));
    // Equally good: by id.
    expect(index.find('pack')).toEqual(['04', '05', '06', '07']);
  });

  it('finds by the beginning of a word, from two letters on', () => {
    expect(index.find('za')).toEqual(['12']);
    expect(index.find('z')).toEqual([]);
  });

  it.each([
    ['del', undefined],
    ['rixe', '03'],
    ['rxxe', undefined],
    ['bassxxne', '04'],
    ['basxxxne', undefined],
    ['latte1', '08'],
    ['1latte', '08'],
    ['2000', undefined],
  ])('forgives one mistake in four letters, two in six, and none in numbers: %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('finds only products with all of the words, when there are any', () => {
    expect(index.find('chakki atta')).toEqual(['01']);
  });

  it('looks at the beginning of an endless text only', () => {
    expect(index.find(`${'x'.repeat(100)} atta`)).toEqual([]);
    expect(index.find(`${'qqq '.repeat(12)}atta`)).toEqual([]);
  });
});

describe('the words of a text', () => {
  it.each([
    ['Crème  Brûlée!', ['creme', 'brulee']],
    [' - ', []],
    ['T-Shirt', ['tshirt']],
    ['Smartwatches', ['smart', 'watches']],
    ['कि\u200dताब', ['kitab']],
    ['टी-शर्ट', ['tshirt']],
    ['1.5kg', ['1500g']],
    ['men’s ₹1,000', ['mens', '1000']],
  ])('of %s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });
});
