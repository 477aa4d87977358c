import { expect, it } from 'vitest';
import type { IndexedProduct } from './product-search.js';
import { readProducts, writtenProducts } from './written-products.js';

const saree: IndexedProduct = {
  ...{ _id: 'a', name: 'Banarasi Silk Saree, 5.5 m', nameHindi: 'बनारसी साड़ी', unit: '1 piece' },
  ...{ subcategories: 'Sarees/Silk', categories: 'Ethnic Wear', variants: 'Red/Blue' },
  ...{ lowPaise: 149_900, highPaise: 199_900, soldOut: true, reviews: 3, rating: 4.3 },
  ...{ heads: 'saree', thing: 'banarasi silk saree', length: 3, topics: ['saree', 'silk'] },
  ...{ wholeCategories: [], isBundle: false, audience: 2 },
};
const plain: IndexedProduct = {
  ...{ _id: 'b', name: '', nameHindi: '', unit: '', subcategories: '', categories: '', variants: '' },
  ...{ lowPaise: 0, highPaise: 0, soldOut: false, reviews: 0, rating: 0 },
  ...{ heads: '', thing: '', length: 0, topics: [], wholeCategories: ['books'], isBundle: true, audience: 0 },
};

it('reads products as they were written', () => {
  const written = writtenProducts([saree, plain, { ...saree, _id: 'c' }]);
  expect([...readProducts(JSON.parse(JSON.stringify(written)))]).toStrictEqual([
    saree,
    plain,
    { ...saree, _id: 'c' },
  ]);
  expect(written.texts.filter((text) => text === 'Sarees/Silk')).toHaveLength(1);
});
