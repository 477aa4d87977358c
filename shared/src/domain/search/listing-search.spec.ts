import { describe, expect, it } from 'vitest';
import { createListingIndex, searchListings } from './listing-search.js';

const groceries = { _id: 'g', name: 'Atta, Dal & Staples', image: '/g.webp' };
const audio = { _id: 'a', name: 'Audio & Earbuds', image: '/a.webp' };
const empty = { _id: 'e', name: 'Dalliances', image: '/e.webp' };
const dal = { _id: 'd', name: 'Dal & Pulses', image: '/d.webp', category: [groceries] };
const watches = { _id: 'w', name: 'Smart Watches', image: '/w.webp', category: [audio, groceries] };
const sarees = { _id: 's', name: 'Sarees', image: '/s.webp', category: [groceries] };

const index = createListingIndex([groceries, audio, empty], [dal, watches, sarees]);
const names = (text: string, max = 5) => searchListings(index, text, max).map(({ name }) => name);

describe('categories and subcategories by their names', () => {
  it('are found with the listing they lead to', () => {
    expect(searchListings(index, 'dal pulses', 1)).toEqual([
      {
        kind: 'subcategory',
        name: 'Dal & Pulses',
        image: '/d.webp',
        category: { _id: 'g', name: 'Atta, Dal & Staples' },
        subCategory: { _id: 'd', name: 'Dal & Pulses' },
      },
    ]);
    expect(searchListings(index, 'audio', 1)).toMatchObject([
      { kind: 'category', name: 'Audio & Earbuds', category: { _id: 'a' }, subCategory: { _id: 'w' } },
    ]);
  });

  it.each([
    ['sadi', 'Sarees'],
    ['साड़ी', 'Sarees'],
    ['smrt wach', 'Smart Watches'],
    ['ghadi', 'Smart Watches'],
  ])('are found by %s', (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  it('are found by their Hindi names too, and answered with them', () => {
    const lamps = { _id: 'l', name: 'Lamps & Lighting', nameHindi: 'दीये', image: '/l.webp' };
    const lighting = { ...lamps, _id: 'm', nameHindi: 'झूमर', category: [lamps] };
    const both = createListingIndex([lamps], [lighting]);
    expect(searchListings(both, 'झूमर', 1)).toMatchObject([
      { kind: 'subcategory', nameHindi: 'झूमर', category: { nameHindi: 'दीये' } },
    ]);
    expect(searchListings(both, 'diye', 1)).toMatchObject([{ kind: 'category', nameHindi: 'दीये' }]);
    expect(searchListings(both, 'lighting', 2)).toHaveLength(2);
  });

  it('are left out where they lead nowhere, and beyond as many as were asked for', () => {
    expect(names('dal')).toEqual(expect.arrayContaining(['Dal & Pulses', 'Atta, Dal & Staples']));
    expect(names('dal')).not.toContain('Dalliances');
    expect(names('dal', 1)).toHaveLength(1);
  });

  it('are none of a text without words', () => {
    expect(names('...')).toEqual([]);
  });
});
