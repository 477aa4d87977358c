import { fingerprint } from './fingerprint.js';
import { FORMS } from './head-words.js';
import { loanwords } from './loanwords.js';
import { ProductIndex } from './product-index.js';
import { audienceWords } from './word-lists/audiences.js';

/** A product whose words show how products are read: accents, joiners, T-shirts, hyphens, amounts, and Hindi's rules. */
const PROBE = {
  _id: 'probe',
  name: 'Crème T-shirt/Kurta 1.5kg men’s दाल साड़ी क्षत्रिय ज़रा अंगूर टी-शर्ट कि‍ताब - 1,000 ways',
  nameHindi: 'लाल कुर्ता',
  unit: 'pack of 2',
  category: [{ name: 'Kids' }],
  subCategory: [{ name: 'Soft Toys' }],
  price: 100,
  discount: 10,
  inStock: true,
  totalReviews: 0,
  averageRating: 0,
  hasVariants: true,
  variants: [{ name: 'Sky Blue', price: 120 }],
};

/**
 * Names the way in which products are read into an index. An index that was written under another one is of no use: it
 * must be made anew.
 */
export const searchVersion: string = fingerprint(
  JSON.stringify([loanwords, audienceWords, [...FORMS], probed()]),
);

function probed(): ProductIndex {
  const index = new ProductIndex();
  index.put(PROBE);
  return index;
}
