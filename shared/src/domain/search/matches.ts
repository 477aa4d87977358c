import type MiniSearch from 'minisearch';
import type { Query, QueryCombination, SearchResult } from 'minisearch';
import type { SearchDocument } from './product-search.js';
import type { QueryWord } from './query-words.js';
import type { Vocabulary } from './vocabulary.js';

/** Products by their ids, each with its words that match and the fields that have them. */
export type Matches = Map<string, SearchResult['match']>;

/** The products that have any of the words. */
export function matchesOfAny(engine: MiniSearch<SearchDocument>, words: readonly QueryWord[]): Matches {
  return matchesOf(engine, { combineWith: 'OR', queries: words.map(queryOf) });
}

/**
 * The products that have all of the words. The rarest is looked up first, and of the others only what is left by then: a word that
 * thousands of products have costs little beside one that a few have.
 */
export function matchesOfAll(
  engine: MiniSearch<SearchDocument>,
  words: readonly QueryWord[],
  vocabulary: Vocabulary,
): Matches {
  const [rarest, ...others] = [...words]
    .map((word) => ({ query: queryOf(word), frequency: frequencyOf(word, vocabulary) }))
    .sort((one, other) => one.frequency - other.frequency);
  if (!rarest) return new Map();
  let found = matchesOf(engine, rarest.query);
  for (const { query } of others) {
    if (found.size === 0) return found;
    const before = found;
    found = new Map();
    for (const [id, match] of matchesOf(engine, query, before))
      found.set(id, { ...before.get(id), ...match });
  }
  return found;
}

/** @param among products that are looked at; all, where it is left out */
function matchesOf(engine: MiniSearch<SearchDocument>, query: Query, among?: ReadonlyMap<string, unknown>): Matches {
  // What is boosted by nothing, MiniSearch leaves out.
  const options = among ? { boostDocument: (id: string) => (among.has(id) ? 1 : 0) } : {};
  return new Map(engine.search(query, options).map(({ id, match }) => [id as string, match]));
}

function queryOf({ alternatives }: QueryWord): QueryCombination {
  const single = new Set(alternatives.flatMap(({ places }) => (places.length === 1 ? (places[0] ?? []) : [])));
  const several = alternatives.filter(({ places }) => places.length > 1);
  return {
    combineWith: 'OR',
    queries: [
      [...single].join(' '),
      ...several.map(({ places }) => ({
        combineWith: 'AND' as const,
        queries: places.map((place) => ({ combineWith: 'OR' as const, queries: [place.join(' ')] })),
      })),
    ],
  };
}

/** How many products have a word, about: those of several alternatives are counted twice. */
function frequencyOf({ alternatives }: QueryWord, vocabulary: Vocabulary): number {
  const countOf = (place: readonly string[]) => place.reduce((sum, word) => sum + vocabulary.count(word), 0);
  return alternatives.reduce((sum, { places }) => sum + Math.min(...places.map(countOf)), 0);
}
