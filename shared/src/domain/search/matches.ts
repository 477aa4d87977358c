import { FoundWords } from './found-words.js';
import type { Postings } from './postings.js';
import type { QueryWord } from './query-words.js';
import type { WordPlaces } from './word-places.js';

/** The words of a product that match: for each its place among `wanted`, and below that the fields that have it, in the bits of `IN`. */
export type Match = readonly number[];

/** How many bits of an entry of a match are its fields. */
export const FIELD_BITS = 6;

/** What a search has found: products by their numbers, each with those of the words that it has, all of them in a few lists. */
export class Matches {
  /** Where the entries of each product begin, and behind the last of them all end. */
  private readonly starts: Uint32Array;
  private readonly entries: Uint32Array;

  /**
   * @param wanted all words of products that may stand for a word of the search
   * @param numbers of the products, lowest first
   */
  constructor(
    readonly wanted: readonly string[],
    private readonly numbers: Uint32Array,
    places: WordPlaces,
  ) {
    const found = new FoundWords(numbers);
    for (const [at, word] of wanted.entries()) found.add(at << FIELD_BITS, places.of(word));
    ({ starts: this.starts, entries: this.entries } = found.byProduct());
  }

  /** Calls back for each product; its match is good until the callback returns. */
  forEach(each: (number: number, match: Match) => void): void {
    const match: number[] = [];
    for (const [at, number] of this.numbers.entries()) {
      const [start, end] = [this.starts[at] as number, this.starts[at + 1] as number];
      match.length = end - start;
      for (let entry = start; entry < end; entry += 1) match[entry - start] = this.entries[entry] as number;
      each(number, match);
    }
  }
}

/** The products that have all of the words: those of the rarest are looked up, the others are only asked of them. */
export function matchesOfAll(words: readonly QueryWord[], places: WordPlaces): Matches {
  const [rarest, ...others] = words
    .map((word) => new Wanted(word, places))
    .sort((one, other) => one.frequency - other.frequency);
  if (!rarest) return new Matches([], new Uint32Array(), places);
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
        products.forEach((number) => {
          if (others.length === 0 || others.every((place) => isAt(place, number))) found.add(number);
        });
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

/** Those words of some products that may stand for a word of the search. */
function matchesAmong(numbers: readonly number[], words: readonly QueryWord[], places: WordPlaces): Matches {
  const wanted = new Set<string>();
  for (const { alternatives } of words)
    for (const way of alternatives)
      for (const place of way.places) for (const word of place) wanted.add(word);
  return new Matches([...wanted], Uint32Array.from(numbers).sort(), places);
}
