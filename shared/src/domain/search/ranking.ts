import type { Match } from './matches.js';
import { isAmount } from './pack-size.js';
import type { ProductFacts, ProductTexts, ProductTraits } from './product-search.js';
import { type Match as How, MATCH, type QueryWord } from './query-words.js';
import { IN } from './word-places.js';

/** A product as the index keeps it. */
export interface IndexedProduct extends ProductTexts, ProductFacts, ProductTraits {
  readonly _id: string;
}

/** What the whole catalogue says about a word. */
export interface WordFacts {
  /** Whether many different things begin with the word: then it is a brand there. */
  readonly isBrand: (word: string) => boolean;
}

/** A result with what decides its place: less is better. */
export interface Ranked {
  readonly product: IndexedProduct;
  /** The worst match of all words; `MISSING` where a word is not matched at all. */
  readonly tier: number;
  readonly cost: number;
  /** Several things sold together, and what is for children only, where neither was asked for: after others that match as well. */
  readonly isAside: boolean;
  /** How many words were matched as they were typed. */
  readonly literal: number;
}

/** What a match costs that is not exact: more than any field for beginnings of words and for misspellings. */
const MATCH_COST: Readonly<Record<How, number>> = {
  [MATCH.exact]: 0,
  [MATCH.stem]: 1,
  [MATCH.prefix]: 12,
  [MATCH.fuzzy]: 24,
};
/** What it costs where a word stands in a product. */
const COST = {
  whatItIs: 0,
  whatItIsOfSubcategory: 1,
  whatItIsOrSubcategory: 2,
  variant: 1,
  name: 4,
  wholeCategory: 3,
  brand: 5,
  aside: 1,
  subcategoryAndCategory: 6,
  subcategory: 7,
  category: 10,
  missing: 40,
  missingModifier: 20,
  kind: 5,
} as const;
const MISSING = 4;

/** Ranks results by what matched: how well each word did, and where it stands. */
export class Ranking {
  private readonly words: readonly RankedWord[];

  constructor(
    query: readonly QueryWord[],
    private readonly facts: WordFacts,
    private readonly isForChildren: (product: IndexedProduct) => boolean,
  ) {
    this.words = query.map((word) => new RankedWord(word));
  }

  /** The place of a result. */
  of(product: IndexedProduct, match: Match): Ranked {
    let tier = 0;
    let cost = 0;
    let literal = 0;
    for (const word of this.words) {
      const found = word.best(product, match, this.facts);
      cost += found.cost;
      tier = Math.max(tier, found.tier);
      if (((match.get(word.word) ?? 0) & IN.name) !== 0) literal += 1;
    }
    const isAside = product.isBundle || this.isForChildren(product);
    return { product, tier, cost, isAside, literal };
  }
}

class RankedWord {
  readonly word: string;
  readonly isModifier: boolean;
  private readonly isSize: boolean;
  /** How well each word of products matches, where it does so alone. */
  private readonly single = new Map<string, How>();
  private readonly several: QueryWord['alternatives'];
  private readonly wider: RegExp | undefined;

  constructor({ word, isModifier, alternatives, wider }: QueryWord) {
    this.word = word;
    this.isModifier = isModifier;
    this.isSize = isAmount(word);
    for (const { places, match } of alternatives)
      if (places.length === 1)
        for (const other of places[0] ?? [])
          this.single.set(other, Math.min(match, this.single.get(other) ?? match) as How);
    this.several = alternatives.filter(({ places }) => places.length > 1);
    // Words of the lists, letters only: nothing in them is special in a pattern.
    this.wider = wider.length > 0 ? new RegExp(`\\b(${wider.join('|')})(e?s)?\\b`, 'i') : undefined;
  }

  best(product: IndexedProduct, match: Match, facts: WordFacts) {
    let inSubcategory = false;
    let inCategory = false;
    let cost = Number.POSITIVE_INFINITY;
    let tier: number = MISSING;
    let isKind = this.wider?.test(product.subcategories) ?? false;
    const take = (how: How, where: number) => {
      const own = MATCH_COST[how] + where;
      if (own >= cost) return;
      cost = own;
      tier = how <= MATCH.stem ? 0 : how;
    };
    let isTopic = false;
    for (const [word, fields] of match)
      if (this.single.has(word)) {
        isTopic ||= product.topics.includes(word);
        isKind ||= product.wholeCategories.includes(word);
        inSubcategory ||= (fields & IN.subcategories) !== 0;
        inCategory ||= (fields & IN.categories) !== 0;
      }
    for (const [word, fields] of match) {
      const how = this.single.get(word);
      if (how === undefined) continue;
      if (this.isSize) take(how, 0);
      else if ((fields & IN.name) !== 0) {
        const isHead = product.heads.includes(word);
        const asBrand = !isHead && !inSubcategory && word === product.thing[0] && facts.isBrand(word);
        const aside = product.thing.includes(word) ? 0 : COST.aside;
        take(how, asBrand ? COST.brand : nameCost(isHead, isTopic, inSubcategory || isKind) + aside);
      } else if ((fields & IN.variants) !== 0) take(how, this.isModifier ? COST.variant : COST.category);
    }
    for (const { places, match: how } of this.several) {
      const words = places.map((place) => place.filter((word) => match.has(word)));
      if (words.some((those) => those.length === 0)) continue;
      const isIn = (field: number, word: string) => ((match.get(word) ?? 0) & field) !== 0;
      const allIn = (field: number) => words.every((those) => those.some((word) => isIn(field, word)));
      inSubcategory ||= allIn(IN.subcategories);
      inCategory ||= allIn(IN.categories);
      const isHead = words.some((those) => those.some((word) => product.heads.includes(word)));
      const inThing = words.every((those) => those.some((word) => product.thing.includes(word)));
      if (allIn(IN.name) && inThing) take(how, nameCost(isHead, isTopic, inSubcategory || isKind));
      else if (words.some((those) => those.some((word) => isIn(IN.name, word)))) take(how, COST.subcategory);
    }
    if (inSubcategory)
      take(this.bestMatch(match), inCategory ? COST.subcategoryAndCategory : COST.subcategory);
    if (inCategory)
      take(this.bestMatch(match), this.namesCategory(product, match) ? COST.wholeCategory : COST.category);
    if (tier === MISSING && this.matchesAtAll(match)) take(this.bestMatch(match), COST.category);
    if (tier === MISSING) {
      const missing = this.isModifier ? COST.missingModifier : COST.missing;
      cost = isKind ? missing - COST.kind : missing;
    }
    return { cost, tier };
  }

  /** Whether a category is named by the word alone: then all of the category is looked for. */
  private namesCategory(product: IndexedProduct, match: Match): boolean {
    return product.wholeCategories.some((word) => match.has(word) && this.single.has(word));
  }

  /** The best way in which the word matched anywhere. */
  private bestMatch(match: Match): How {
    let best: How = MATCH.fuzzy;
    for (const word of match.keys()) best = Math.min(best, this.single.get(word) ?? MATCH.fuzzy) as How;
    for (const { places, match: how } of this.several)
      if (places.every((place) => place.some((word) => match.has(word)))) best = Math.min(best, how) as How;
    return best;
  }

  private matchesAtAll(match: Match): boolean {
    for (const word of match.keys()) if (this.single.has(word)) return true;
    return this.several.some(({ places }) => places.every((place) => place.some((word) => match.has(word))));
  }
}

function nameCost(isHead: boolean, isTopic: boolean, inSubcategory: boolean): number {
  if (isHead && inSubcategory) return isTopic ? COST.whatItIs : COST.whatItIsOfSubcategory;
  return isHead || inSubcategory ? COST.whatItIsOrSubcategory : COST.name;
}

/**
 * The order of results: how well the words match, where they stand, sold out last, and among equals the one whose name has the
 * least other words.
 * @param cheapest whether the price decides among those that match equally well
 */
export function inOrder(cheapest: boolean) {
  return (one: Ranked, other: Ranked): number =>
    one.tier - other.tier ||
    one.cost - other.cost ||
    Number(one.product.soldOut) - Number(other.product.soldOut) ||
    (cheapest ? one.product.lowPaise - other.product.lowPaise : 0) ||
    Number(one.isAside) - Number(other.isAside) ||
    other.literal - one.literal ||
    one.product.length - other.product.length ||
    (one.product._id < other.product._id ? -1 : 1);
}
