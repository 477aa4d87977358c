import { type FoundWords, foundWords } from './found-words.js';
import { HOW_BITS, type Postings } from './postings.js';
import type { QueryWord } from './query-words.js';
import type { WordPlaces } from './word-places.js';

/**
 * The words of a product that match: for each its place among `wanted`, and below that, in HOW_BITS, the fields that have it and what it
 * is in the name, in the bits of `IN` and `SAYS`.
 */
export type Match = readonly number[];

/** What a search has found: products by their numbers, each with those of the words that it has, all of them in a few lists. */
export class Matches {
  private readonly words: FoundWords;

  /**
   * @param wanted all words of products that may stand for a word of the search
   * @param numbers of the products, lowest first
   */
  constructor(
    readonly wanted: readonly string[],
    private readonly numbers: Uint32Array,
    places: WordPlaces,
  ) {
    this.words = foundWords(
      numbers,
      wanted.map((word, at) => ({ entry: at << HOW_BITS, postings: places.of(word) })),
    );
  }

  /** Calls back for each product; its match is good until the callback returns. */
  forEach(each: (number: number, match: Match) => void): void {
    const { numbers } = this;
    const { starts, entries } = this.words;
    const match: number[] = [];
    for (let at = 0; at < numbers.length; at += 1) {
      const start = starts[at] as number;
      match.length = (starts[at + 1] as number) - start;
      for (let entry = 0; entry < match.length; entry += 1) match[entry] = entries[start + entry] as number;
      each(numbers[at] as number, match);
    }
  }
}

/** The products that have all of the words: of those of the rarest, the ones that have the others. */
export function matchesOfAll(words: readonly QueryWord[], places: WordPlaces): Matches {
  const [rarest, ...others] = words
    .map((word) => new Wanted(word, places))
    .sort((one, other) => one.frequency - other.frequency);
  const numbers = others.reduce(
    (left, word) => word.among(left),
    rarest ? rarest.numbers() : new Uint32Array(),
  );
  return matchesAmong(numbers, words, places);
}

/** The products that have as many of the words as any product has; words that only say which one is meant do not count. */
export function matchesOfMost(words: readonly QueryWord[], places: WordPlaces): Matches {
  const lists = words.flatMap((word) => (word.isModifier ? [] : [new Wanted(word, places).numbers()]));
  const counts = countsIn(lists);
  return matchesAmong(
    numbersWith(
      counts,
      counts.reduce((one, other) => Math.max(one, other), 1),
    ),
    words,
    places,
  );
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

  /** The products that have it, lowest number first. */
  numbers(): Uint32Array {
    const rarest = this.ways.flatMap((way) => {
      const [least = []] = [...way].sort((one, other) => productsAt(one) - productsAt(other));
      return least.map((products) => products.numbers());
    });
    const [first = new Uint32Array(), ...others] = rarest;
    const numbers = others.length > 0 ? numbersWith(countsIn(rarest), 1) : first;
    return this.ways.every((way) => way.length === 1) ? numbers : this.among(numbers);
  }

  /** Those of some products that have it, lowest number first as they are. */
  among(numbers: Uint32Array): Uint32Array {
    const has = new Uint8Array(numbers.length);
    for (const way of this.ways) {
      /** At how many of the places, one after the other, each product has a word. */
      const reached = new Uint8Array(numbers.length);
      for (const [at, place] of way.entries())
        for (const products of place)
          products.forEachOf(numbers, (number) => {
            if (reached[number] === at) reached[number] = at + 1;
          });
      for (const [at, places] of reached.entries()) if (places === way.length) has[at] = 1;
    }
    return numbers.filter((_, at) => has[at] === 1);
  }
}

type Place = readonly Postings[];

const productsAt = (place: Place): number => place.reduce((sum, products) => sum + products.size, 0);

/** In how many of some ascending lists each number stands. */
function countsIn(lists: readonly Uint32Array[]): Uint16Array {
  const counts = new Uint16Array(lists.reduce((end, list) => Math.max(end, (list.at(-1) ?? -1) + 1), 0));
  for (const list of lists) for (const number of list) counts[number] = (counts[number] as number) + 1;
  return counts;
}

/** The numbers that are counted so often at least, lowest first. */
function numbersWith(counts: Uint16Array, least: number): Uint32Array {
  const numbers = new Uint32Array(counts.length);
  let length = 0;
  for (let number = 0; number < counts.length; number += 1)
    if ((counts[number] as number) >= least) {
      numbers[length] = number;
      length += 1;
    }
  return numbers.slice(0, length);
}

/** Those words of some products, lowest number first, that may stand for a word of the search. */
function matchesAmong(numbers: Uint32Array, words: readonly QueryWord[], places: WordPlaces): Matches {
  const wanted = new Set<string>();
  for (const { alternatives } of words)
    for (const way of alternatives)
      for (const place of way.places) for (const word of place) wanted.add(word);
  return new Matches([...wanted], numbers, places);
}
