import type { Match } from './matches.js';
import type { ColumnProduct } from './product-columns.js';
import type { QueryWord } from './query-words.js';
import { RankedWord, type WordFacts } from './ranked-word.js';

/** A result by its product's number, with what decides its place: less is better. */
export interface Ranked {
  readonly number: number;
  /** The worst match of all words; `MISSING` where a word is not matched at all. */
  readonly tier: number;
  readonly cost: number;
  readonly soldOut: boolean;
  /** In paise, where it decides among those that match equally well; 0 where it does not. */
  readonly lowPaise: number;
  /** Several things sold together, and what is for children only, where neither was asked for: after others that match as well. */
  readonly isAside: boolean;
  /** How many words were matched as they were typed. */
  readonly literal: number;
  /** How many other words its name has, about. */
  readonly length: number;
}

/** What a ranking rests on beside the words. */
export interface RankingFacts {
  readonly brands: WordFacts;
  /** Which products come after others that match as well, beside bundles. */
  readonly putsAside: (product: ColumnProduct) => boolean;
  /** Whether the price decides among those that match equally well. */
  readonly cheapest: boolean;
}

/** Ranks results by what matched: how well each word did, and where it stands. */
export class Ranking {
  private readonly words: readonly RankedWord[];

  /** @param wanted the words that the places in matches mean */
  constructor(
    query: readonly QueryWord[],
    wanted: readonly string[],
    private readonly facts: RankingFacts,
  ) {
    this.words = query.map((word) => new RankedWord(word, wanted));
  }

  /**
   * The place of a result.
   * @param more what it costs beside the words
   */
  of(product: ColumnProduct, match: Match, more: number): Ranked {
    let tier = 0;
    let cost = more;
    let literal = 0;
    const { brands, putsAside, cheapest } = this.facts;
    for (const word of this.words) {
      const found = word.best(product, match, brands);
      cost += found.cost;
      tier = Math.max(tier, found.tier);
      if (word.isTypedInName(match)) literal += 1;
    }
    const { number, soldOut, length } = product;
    const lowPaise = cheapest ? product.lowPaise : 0;
    const isAside = product.isBundle || putsAside(product);
    return { number, tier, cost, soldOut, lowPaise, isAside, literal, length };
  }
}

/**
 * The order of results: how well the words match, where they stand, sold out last, and among equals the one whose name has the
 * least other words. 0 where none of that decides.
 */
export function inOrder(one: Ranked, other: Ranked): number {
  return (
    one.tier - other.tier ||
    one.cost - other.cost ||
    Number(one.soldOut) - Number(other.soldOut) ||
    one.lowPaise - other.lowPaise ||
    Number(one.isAside) - Number(other.isAside) ||
    other.literal - one.literal ||
    one.length - other.length
  );
}
