import { expect, it } from 'vitest';
import { pathOfSuggestion, suggestionsFor } from './suggestion';

const category = { _id: 'c'.repeat(24), name: 'Atta, Dal & Staples' };
const subCategory = { _id: 'd'.repeat(24), name: 'Dal & Pulses' };
const listing = { kind: 'subcategory', name: 'Dal & Pulses', image: '', category, subCategory } as const;
const product = { _id: 'e'.repeat(24), name: 'Toor Dal', image: '', unit: '1 kg', price: 180, discount: 10 };
const found = { products: [product], listings: [listing] };

it('names own searches first, then categories, then products, each with its address', () => {
  const suggestions = suggestionsFor('da', ['dal makhani', 'rice'], found);
  expect(suggestions.map(({ kind }) => kind)).toEqual(['recent', 'listing', 'product']);
  expect(suggestions.map(pathOfSuggestion)).toEqual([
    '/search?q=dal%20makhani',
    `/Atta-Dal-Staples-${category._id}/Dal-Pulses-${subCategory._id}`,
    `/product/Toor-Dal-${product._id}`,
  ]);
});

it('has own searches also while nothing else is known', () => {
  expect(suggestionsFor('ri', ['dal', 'rice'], undefined)).toEqual([{ kind: 'recent', term: 'rice' }]);
});
