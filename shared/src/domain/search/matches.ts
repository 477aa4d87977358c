import type { Postings } from './postings.js';
import type { QueryWord } from './query-words.js';
import type { WordPlaces } from './word-places.js';

/** The words of a product that match, each with the fields that have it, in the bits of `IN`. */
export type Match = ReadonlyMap<string, number>;

/** Products by their numbers, each with its words that match. */
export type Matches = ReadonlyMap<number, Match>;

/** The products that have all of the words: those of the rarest are looked up, the others are only asked of them. */
export function matchesOfAll(words: readonly QueryWord[], places: WordPlaces): Matches {
  const [rarest, ...others] = words
    .map((word) => new Wanted(word, places))
    .sort((one, other) => one.frequency - other.frequency);
  if (!rarest) return new Map();
  const numbers = [...rarest.numbers()].filter((number) => others.every((word) => word.isOf(number)));
  return matchesAmong(numbers, words, places);
}

/** The products that have as many of the words as any product has; words that only say which one is meant do not count. */
export function matchesOfMost(words: readonly QueryWord[], places: WordPlaces): Matches {
  const counts = new Map<number, number>();
  let most = 1;
  for (const word of words) {
    if (word.isModifier) continue;
    for (const number of new Wanted(word, places).numbers()) {
      const count = (counts.get(number) ?? 0) + 1;
      counts.set(number, count);
      most = Math.max(most, count);
    }
  }
  const numbers = [...counts].flatMap(([number, count]) => (count === most ? [number] : []));
  return matchesAmong(numbers, words, places);
}

/** A word of a search with the products that have it, one way or another. */
class Wanted {
  /** In how many products it stands, about: those that have it in two ways are counted twice. */
  readonly frequency: number;
  /** The ways in which a product can have it: at each place one of some words. */
  private readonly ways: readonly (readonly Place[])[];

  constructor({ alternatives }: QueryWord, places: WordPlaces) {
    this.ways = alternatives.map((way) => way.places.map((place) => place.map((word) => places.of(word))));
    this.frequency = this.ways.reduce((sum, way) => sum + Math.min(...way.map(productsAt)), 0);
  }

  /** The products that have it. */
  numbers(): Set<number> {
    const found = new Set<number>();
    for (const way of this.ways) {
      const [rarest = [], ...others] = [...way].sort((one, other) => productsAt(one) - productsAt(other));
      for (const products of rarest)
        for (const number of products.numbers())
          if (others.every((place) => isAt(place, number))) found.add(number);
    }
    return found;
  }

  /** Whether a product has it. */
  isOf(number: number): boolean {
    return this.ways.some((way) => way.every((place) => isAt(place, number)));
  }
}

type Place = readonly Postings[];

const productsAt = (place: Place): number => place.reduce((sum, products) => sum + products.size, 0);
const isAt = (place: Place, number: number): boolean => place.some((products) => products.has(number));

/** All words of some products that may stand for a word of the search. */
function matchesAmong(numbers: readonly number[], words: readonly QueryWord[], places: WordPlaces): Matches {
  const found = new Map(numbers.map((number) => [number, new Map<string, number>()]));
  const wanted = new Set(
    words.flatMap(({ alternatives }) => alternatives.flatMap((way) => way.places.flat())),
  );
  for (const word of wanted) {
    const products = places.of(word);
    if (products.size < found.size) for (const [number, bits] of products) found.get(number)?.set(word, bits);
    else
      for (const [number, match] of found) {
        const bits = products.get(number);
        if (bits !== undefined) match.set(word, bits);
      }
  }
  return found;
}
