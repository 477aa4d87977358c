import type { Match } from './matches.js';
import type { ColumnProduct, Placement } from './product-columns.js';
import type { QueryWord } from './query-words.js';
import { RankedWord, type WordFacts } from './ranked-word.js';

/** A result by its product's number, with what decides its place: less is better. */
export interface Ranked {
  readonly number: number;
  /** What decides first, in one whole number: all of it, unless the price has a say. */
  readonly first: number;
  /** In paise, where it decides among those with the same `first`; 0 where it does not. */
  readonly lowPaise: number;
  /** What decides behind the price, in one whole number; 0 where the price does not decide. */
  readonly last: number;
}

/** What a ranking rests on beside the words. */
export interface RankingFacts {
  readonly brands: WordFacts;
  /** Which products come after others that match as well, beside bundles. */
  readonly putsAside: (product: ColumnProduct) => boolean;
  /** Whether the price decides among those that match equally well. */
  readonly cheapest: boolean;
}

/** How well a product matches all words. */
interface Matched {
  /** The worst match of all words; `MISSING` where a word is not matched at all. */
  readonly tier: number;
  readonly cost: number;
  /** How many words were matched as they were typed. */
  readonly literal: number;
}

/** More than any of these is; they are digits of `first` and `last`. */
const COSTS = 2 ** 12;
const WORDS = 2 ** 6;
const LENGTHS = 2 ** 24;
const LASTS = 2 * WORDS * LENGTHS;

/** Products of the same categories that have the same words in the same way, as far as they were read. */
class Alike {
  matched: Matched | undefined;
  private readonly following = new Map<number, Alike>();

  /** What those have that have this word too. */
  with(entry: number): Alike {
    const known = this.following.get(entry);
    if (known) return known;
    const alike = new Alike();
    this.following.set(entry, alike);
    return alike;
  }
}

/**
 * Ranks results: how well the words match, where they stand, sold out last, then by price where that is asked for, then several things sold
 * together and what is for children only behind others, and among equals the one that has more words as they were typed, and the least
 * other words in its name.
 */
export class Ranking {
  private readonly words: readonly RankedWord[];
  /** Thousands of results are of a few kinds, and each kind is judged the first time it comes. */
  private readonly kinds = new Map<Placement, Alike>();

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
    const { tier, cost, literal } = this.matched(product.placement, match);
    const { putsAside, cheapest } = this.facts;
    const { number, soldOut, length } = product;
    const isAside = product.isBundle || putsAside(product);
    const first = (tier * COSTS + cost + more) * 2 + Number(soldOut);
    const last = (Number(isAside) * WORDS + WORDS - 1 - literal) * LENGTHS + length;
    return cheapest
      ? { number, first, lowPaise: product.lowPaise, last }
      : { number, first: first * LASTS + last, lowPaise: 0, last: 0 };
  }

  private matched(placement: Placement, match: Match): Matched {
    let alike = this.kinds.get(placement);
    if (!alike) {
      alike = new Alike();
      this.kinds.set(placement, alike);
    }
    for (const entry of match) alike = alike.with(entry);
    alike.matched ??= this.judged(placement, match);
    return alike.matched;
  }

  private judged(placement: Placement, match: Match): Matched {
    let [tier, cost, literal] = [0, 0, 0];
    for (const word of this.words) {
      const found = word.best(placement, match, this.facts.brands);
      cost += found.cost;
      tier = Math.max(tier, found.tier);
      if (word.isTypedInName(match)) literal += 1;
    }
    return { tier, cost, literal };
  }
}

/** The order of those with the same `first`; 0 where nothing decides. */
export const inOrder = (one: Ranked, other: Ranked): number =>
  one.lowPaise - other.lowPaise || one.last - other.last;
