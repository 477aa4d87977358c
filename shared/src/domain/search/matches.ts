import type { QueryWord } from './query-words.js';
import type { WordPlaces } from './word-places.js';

/** The words of a product that match, each with the fields that have it, in the bits of `IN`. */
export type Match = ReadonlyMap<string, number>;

/** Products by their ids, each with its words that match. */
export type Matches = ReadonlyMap<string, Match>;

/** The products that have all of the words: those of the rarest are looked up, the others are only asked of them. */
export function matchesOfAll(words: readonly QueryWord[], places: WordPlaces): Matches {
  const [rarest, ...others] = words
    .map((word) => new Wanted(word, places))
    .sort((one, other) => one.frequency - other.frequency);
  if (!rarest) return new Map();
  const ids = [...rarest.ids()].filter((id) => others.every((word) => word.isOf(id)));
  return matchesAmong(ids, words, places);
}

/** The products that have as many of the words as any product has; words that only say which one is meant do not count. */
export function matchesOfMost(words: readonly QueryWord[], places: WordPlaces): Matches {
  const counts = new Map<string, number>();
  let most = 1;
  for (const word of words) {
    if (word.isModifier) continue;
    for (const id of new Wanted(word, places).ids()) {
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      most = Math.max(most, count);
    }
  }
  const ids = [...counts].flatMap(([id, count]) => (count === most ? [id] : []));
  return matchesAmong(ids, words, places);
}

/** A word of a search with the products that have it, one way or another. */
class Wanted {
  /** In how many products it stands, about: those that have it in two ways are counted twice. */
  readonly frequency: number;
  /** The ways in which a product can have it: at each place one of some words. */
  private readonly ways: readonly (readonly (readonly ReadonlyMap<string, number>[])[])[];

  constructor({ alternatives }: QueryWord, places: WordPlaces) {
    this.ways = alternatives.map((way) => way.places.map((place) => place.map((word) => places.of(word))));
    this.frequency = this.ways.reduce((sum, way) => sum + Math.min(...way.map(productsAt)), 0);
  }

  /** The products that have it. */
  ids(): Set<string> {
    const found = new Set<string>();
    for (const way of this.ways) {
      const [rarest = [], ...others] = [...way].sort((one, other) => productsAt(one) - productsAt(other));
      for (const products of rarest)
        for (const id of products.keys()) if (others.every((place) => isAt(place, id))) found.add(id);
    }
    return found;
  }

  /** Whether a product has it. */
  isOf(id: string): boolean {
    return this.ways.some((way) => way.every((place) => isAt(place, id)));
  }
}

type Place = readonly ReadonlyMap<string, number>[];

const productsAt = (place: Place): number => place.reduce((sum, products) => sum + products.size, 0);
const isAt = (place: Place, id: string): boolean => place.some((products) => products.has(id));

/** All words of some products that may stand for a word of the search. */
function matchesAmong(ids: readonly string[], words: readonly QueryWord[], places: WordPlaces): Matches {
  const found = new Map(ids.map((id) => [id, new Map<string, number>()]));
  const wanted = new Set(
    words.flatMap(({ alternatives }) => alternatives.flatMap((way) => way.places.flat())),
  );
  for (const word of wanted) {
    const products = places.of(word);
    if (products.size < found.size) for (const [id, bits] of products) found.get(id)?.set(word, bits);
    else
      for (const [id, match] of found) {
        const bits = products.get(id);
        if (bits !== undefined) match.set(word, bits);
      }
  }
  return found;
}
