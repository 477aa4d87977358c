import type { IndexedProduct } from './product-search.js';

/** What a name says a product is: words with a space between them. */
export type NamedWords = Pick<IndexedProduct, 'heads' | 'thing'>;

/** Where in a name the words stand that say what it is, in two whole numbers: where the thing and its heads begin and end, a byte each. */
export type ThingPlaces = readonly [thingAndHead: number, otherHeads: number];

const BYTE_BITS = 8;
const BYTE = 255;
/** More do not find room. */
const MAX_HEADS = 3;

/**
 * Where a name has what it says a product is; undefined where its words do not stand there as they are: Hindi, words with accents, what
 * is written as two words and read as one.
 */
export function placesInName(name: string, { heads, thing }: NamedWords): ThingPlaces | undefined {
  const plain = name.toLowerCase();
  const start = plain.indexOf(thing);
  const words = heads === '' ? [] : heads.split(' ');
  if (start < 0 || words.length > MAX_HEADS) return undefined;
  const bytes = [start, start + thing.length];
  for (const word of words) {
    const at = plain.indexOf(word, start);
    if (at < 0) return undefined;
    bytes.push(at, at + word.length);
  }
  if (thing === '' || bytes.some((place) => place > BYTE)) return undefined;
  return [bytesFrom(bytes, 0), bytesFrom(bytes, 4)];
}

/** What a name says a product is at the places that {@link placesInName} has found in it. */
export function readPlaces(name: string, [thingAndHead, otherHeads]: ThingPlaces): NamedWords {
  const plain = name.toLowerCase();
  const wordsAt = (places: number, first: number) =>
    plain.slice((places >>> first) & BYTE, (places >>> (first + BYTE_BITS)) & BYTE);
  const thing = wordsAt(thingAndHead, 0);
  let heads = wordsAt(thingAndHead, 2 * BYTE_BITS);
  if (otherHeads !== 0) {
    heads += ` ${wordsAt(otherHeads, 0)}`;
    const last = wordsAt(otherHeads, 2 * BYTE_BITS);
    if (last !== '') heads += ` ${last}`;
  }
  return { heads, thing };
}

const bytesFrom = (bytes: readonly number[], from: number): number =>
  [0, 1, 2, 3].reduce((sum, at) => sum | ((bytes[from + at] ?? 0) << (at * BYTE_BITS)), 0) >>> 0;
