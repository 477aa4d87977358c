import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchDocument } from './product-search.js';
import { LONGEST_SHORT_LIST } from './short-lists.js';
import { IN, SAYS, WordPlaces } from './word-places.js';

const WORDS = ['dal', 'atta', 'rice', 'tea'] as const;
/** So many products that a word of all of them has more than a short list. */
const PRODUCTS = LONGEST_SHORT_LIST + 8;

/** A history: products that come, with the words in their names and units, and now and then one that goes. */
const steps = fc.array(
  fc.record({
    number: fc.nat(PRODUCTS),
    name: fc.subarray([...WORDS], { minLength: 2 }),
    unit: fc.subarray([...WORDS], { maxLength: 1 }),
    goes: fc.constantFrom(true, false, false, false, false),
  }),
  { maxLength: 160, size: 'max' },
);
const documentOf = (name: readonly string[], unit: readonly string[]) =>
  ({
    name: name.join(' '),
    unit: unit.join(' '),
    subcategories: '',
    categories: '',
    variants: '',
  }) as SearchDocument;

it('knows the products and fields of each word, whatever comes and goes, and as it was written', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const known = new Set<string>();
      const watch = {
        add: (word: string) => {
          expect(known.has(word)).toBe(false);
          known.add(word);
        },
        remove: (word: string) => expect(known.delete(word)).toBe(true),
      };
      const places = new WordPlaces(watch);
      const products = new Map<number, SearchDocument>();
      for (const { number, name, unit, goes } of history) {
        const before = products.get(number);
        if (before && goes) {
          places.remove(number, before);
          products.delete(number);
        } else if (!before) {
          const document = documentOf(name, unit);
          places.add(number, document, namedIn(document));
          products.set(number, document);
        }
      }
      const numbers = [...products.keys()].sort((one, other) => one - other);
      const expected = new Map(
        WORDS.map((word) => [
          word,
          numbers.flatMap((number) => fieldsOf(products.get(number), word, number)),
        ]),
      );
      const placeOf = new Map(numbers.map((number, place) => [number, place]));
      const read = new WordPlaces({ add: () => {}, remove: () => {} });
      read.take(JSON.parse(JSON.stringify([...places.written(numbers)])));
      for (const [word, entries] of expected) {
        expect(found(places, word)).toEqual(entries);
        expect(found(read, word)).toEqual(entries.map(([number, fields]) => [placeOf.get(number), fields]));
        expect([places.count(word), places.of(word).size]).toEqual([entries.length, entries.length]);
        expect(known.has(word)).toBe(entries.length > 0);
      }
    }),
    { seed: 20261129, numRuns: 200 },
  );
});

/** Its first two words are what it is, the second of them its head. */
function namedIn({ name }: SearchDocument) {
  const words = name.split(' ').slice(0, 2);
  return { heads: words[1] ?? '', thing: words.join(' ') };
}

function fieldsOf(document: SearchDocument | undefined, word: string, number: number): [number, number][] {
  if (!document) return [];
  const bits = (['name', 'unit'] as const)
    .filter((field) => document[field].split(' ').includes(word))
    .reduce((sum, field) => sum + IN[field], 0);
  if (bits === 0) return [];
  const { heads, thing } = namedIn(document);
  const said =
    (heads === word ? SAYS.head : 0) |
    (thing.split(' ').includes(word) ? SAYS.thing : 0) |
    (thing.split(' ')[0] === word ? SAYS.first : 0);
  return [[number, bits | said]];
}

function found(places: WordPlaces, word: string): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  places.of(word).forEach((number, fields) => {
    pairs.push([number, fields]);
  });
  return pairs;
}
