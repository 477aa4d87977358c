import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchDocumentOf, traitsOf } from './product-search.js';
import { placesInName, readPlaces } from './thing-in-name.js';

function namedBy(name: string, nameHindi = '') {
  const texts = { name, nameHindi, unit: '', subcategories: '', categories: '', variants: '' };
  const { heads, thing } = traitsOf(texts, searchDocumentOf('a', texts));
  return { heads, thing };
}

describe('what a name says a product is', () => {
  it.each([
    ['Toor Dal', { heads: 'dal', thing: 'toor dal' }],
    ['Fresho Onion (Loose), 1 kg', { heads: 'onion', thing: 'fresho onion' }],
    ['Tata Turmeric Powder - Organic', { heads: 'turmeric powder', thing: 'tata turmeric powder' }],
    ['Tea', { heads: 'tea', thing: 'tea' }],
  ])('has its places in the name: %s', (name, named) => {
    expect(namedBy(name)).toEqual(named);
    const places = placesInName(name, named);
    expect(places && readPlaces(name, places)).toEqual(named);
  });

  it.each([
    ['Round Neck T-Shirt', ''],
    ['Crème Brûlée', ''],
    ['Toor Dal', 'तुअर दाल'],
    ['', ''],
    [`${'very '.repeat(60)}long name`, ''],
  ])('has none where its words do not stand there as they are: %s', (name, nameHindi) => {
    expect(placesInName(name, namedBy(name, nameHindi))).toBeUndefined();
  });

  it('is read from its places whatever the name and the words are', () => {
    const words = fc.array(fc.constantFrom('dal', 'toor', 'da', 'l', '1kg'), { minLength: 1, maxLength: 6 });
    const named = fc.tuple(words, words, fc.nat(3)).chain(([name, others, from]) => {
      const thing = name.slice(from);
      const heads = fc.subarray([...thing, ...others]);
      return heads.map((all) => [name.join(' '), all.join(' '), thing.join(' ')] as const);
    });
    let read = 0;
    fc.assert(
      fc.property(named, ([name, heads, thing]) => {
        const places = placesInName(name, { heads, thing });
        if (!places) return;
        read += 1;
        expect(readPlaces(name, places)).toEqual({ heads, thing });
        for (const place of places) expect(place).toBe(place >>> 0);
        expect(places[0]).not.toBe(0);
      }),
      { seed: 20261129, numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(1000);
  });
});
