import type { Match } from './matches.js';
import type { ColumnProduct } from './product-columns.js';
import type { QueryWord } from './query-words.js';
import { RankedWord, type WordFacts } from './ranked-word.js';

/** A result with what decides its place: less is better. */
export interface Ranked {
  readonly product: ColumnProduct;
  /** The worst match of all words; `MISSING` where a word is not matched at all. */
  readonly tier: number;
  readonly cost: number;
  /** Several things sold together, and what is for children only, where neither was asked for: after others that match as well. */
  readonly isAside: boolean;
  /** How many words were matched as they were typed. */
  readonly literal: number;
}

/** Ranks results by what matched: how well each word did, and where it stands. */
export class Ranking {
  private readonly words: readonly RankedWord[];

  /** @param wanted the words that the places in matches mean */
  constructor(
    query: readonly QueryWord[],
    wanted: readonly string[],
    private readonly facts: WordFacts,
    private readonly isForChildren: (product: ColumnProduct) => boolean,
  ) {
    this.words = query.map((word) => new RankedWord(word, wanted));
  }

  /** The place of a result. */
  of(product: ColumnProduct, match: Match): Ranked {
    let tier = 0;
    let cost = 0;
    let literal = 0;
    for (const word of this.words) {
      const found = word.best(product, match, this.facts);
      cost += found.cost;
      tier = Math.max(tier, found.tier);
      if (word.isTypedInName(match)) literal += 1;
    }
    const isAside = product.isBundle || this.isForChildren(product);
    return { product, tier, cost, isAside, literal };
  }
}

/**
 * The order of results: how well the words match, where they stand, sold out last, and among equals the one whose name has the
 * least other words.
 * @param cheapest whether the price decides among those that match equally well
 * @param compareIds compares the ids of two products by their numbers
 */
export function inOrder(cheapest: boolean, compareIds: (one: number, other: number) => number) {
  return (one: Ranked, other: Ranked): number =>
    one.tier - other.tier ||
    one.cost - other.cost ||
    Number(one.product.soldOut) - Number(other.product.soldOut) ||
    (cheapest ? one.product.lowPaise - other.product.lowPaise : 0) ||
    Number(one.isAside) - Number(other.isAside) ||
    other.literal - one.literal ||
    one.product.length - other.product.length ||
    compareIds(one.product.number, other.product.number);
}
