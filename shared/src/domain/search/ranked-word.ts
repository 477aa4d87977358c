import type { Match } from './matches.js';
import { isAmount } from './pack-size.js';
import { HOW_BITS } from './postings.js';
import type { Placement } from './product-columns.js';
import { type Match as How, MATCH, type QueryWord } from './query-words.js';
import { IN, SAYS } from './word-places.js';

/** What the whole catalogue says about a word. */
export interface WordFacts {
  /** Whether many different things begin with the word: then it is a brand there. */
  readonly isBrand: (word: string) => boolean;
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

/** Several words that stand for one, at each place one of some, by their places among the wanted ones. */
interface Several {
  readonly places: readonly (readonly number[])[];
  readonly match: How;
}

/** What a wanted word is that does not stand for the word by itself. */
const NOT_ALONE = -1;

const wordOf = (entry: number): number => entry >>> HOW_BITS;
/** Whether an entry has a bit of `IN` or `SAYS`. */
const is = (entry: number, bit: number): boolean => (entry & bit) !== 0;
const has = (match: Match, word: number): boolean => match.some((entry) => wordOf(entry) === word);

/** A word of a search, ready to be compared with what products have of it. */
export class RankedWord {
  private readonly isModifier: boolean;
  private readonly isSize: boolean;
  /** Its own place among the wanted words. */
  private readonly typed: number;
  /** How well each of the wanted words matches, where it does so alone. */
  private readonly single: Int8Array;
  private readonly several: readonly Several[];
  private readonly wider: RegExp | undefined;
  /** Whether names of subcategories, which many products share, have a wider word. */
  private readonly isWider = new Map<string, boolean>();

  constructor(
    { word, isModifier, alternatives, wider }: QueryWord,
    private readonly wanted: readonly string[],
  ) {
    const placeOf = new Map(wanted.map((one, at) => [one, at]));
    this.isModifier = isModifier;
    this.isSize = isAmount(word);
    this.typed = placeOf.get(word) ?? NOT_ALONE;
    this.single = new Int8Array(wanted.length).fill(NOT_ALONE);
    for (const { places, match } of alternatives)
      if (places.length === 1)
        for (const other of places[0] ?? []) {
          const at = placeOf.get(other) as number;
          const known = this.single[at];
          this.single[at] = known === NOT_ALONE ? match : Math.min(match, known as number);
        }
    this.several = alternatives
      .filter(({ places }) => places.length > 1)
      .map(({ places, match }) => ({
        places: places.map((place) => place.map((one) => placeOf.get(one) as number)),
        match,
      }));
    // Words of the lists, letters only: nothing in them is special in a pattern.
    this.wider = wider.length > 0 ? new RegExp(`\\b(${wider.join('|')})(e?s)?\\b`, 'i') : undefined;
  }

  /** Whether a product has the word in its name as it was typed. */
  isTypedInName(match: Match): boolean {
    return match.some((entry) => wordOf(entry) === this.typed && is(entry, IN.name));
  }

  /** How well a product has the word, and what that costs it. */
  best(placement: Placement, match: Match, facts: WordFacts) {
    let inSubcategory = false;
    let inCategory = false;
    let cost = Number.POSITIVE_INFINITY;
    let tier: number = MISSING;
    let isKind = this.isOfWider(placement);
    const take = (how: How, where: number) => {
      const own = MATCH_COST[how] + where;
      if (own >= cost) return;
      cost = own;
      tier = how <= MATCH.stem ? 0 : how;
    };
    let isTopic = false;
    let isAlone = false;
    const { topics, wholeCategories } = placement;
    for (const entry of match) {
      if (this.single[wordOf(entry)] === NOT_ALONE) continue;
      const word = this.wanted[wordOf(entry)] as string;
      isAlone = true;
      isTopic ||= topics.includes(word);
      isKind ||= wholeCategories.includes(word);
      inSubcategory ||= is(entry, IN.subcategories);
      inCategory ||= is(entry, IN.categories);
    }
    if (isAlone)
      for (const entry of match) {
        const how = this.single[wordOf(entry)] as How | typeof NOT_ALONE;
        if (how === NOT_ALONE) continue;
        if (this.isSize) take(how, 0);
        else if (is(entry, IN.name)) {
          const word = this.wanted[wordOf(entry)] as string;
          const isHead = is(entry, SAYS.head);
          const asBrand = !isHead && !inSubcategory && is(entry, SAYS.first) && facts.isBrand(word);
          const aside = is(entry, SAYS.thing) ? 0 : COST.aside;
          take(how, asBrand ? COST.brand : nameCost(isHead, isTopic, inSubcategory || isKind) + aside);
        } else if (is(entry, IN.variants)) take(how, this.isModifier ? COST.variant : COST.category);
      }
    for (const { places, match: how } of this.several) {
      if (!hasAll(match, places)) continue;
      const entries = places.map((place) => match.filter((entry) => place.includes(wordOf(entry))));
      const isOne = (bit: number) => (those: readonly number[]) => those.some((entry) => is(entry, bit));
      const allIn = (field: number) => entries.every(isOne(field));
      inSubcategory ||= allIn(IN.subcategories);
      inCategory ||= allIn(IN.categories);
      const isHead = entries.some(isOne(SAYS.head));
      if (allIn(IN.name) && entries.every(isOne(SAYS.thing)))
        take(how, nameCost(isHead, isTopic, inSubcategory || isKind));
      else if (entries.some(isOne(IN.name))) take(how, COST.subcategory);
    }
    if (inSubcategory)
      take(this.bestMatch(match), inCategory ? COST.subcategoryAndCategory : COST.subcategory);
    if (inCategory)
      take(this.bestMatch(match), this.namesCategory(placement, match) ? COST.wholeCategory : COST.category);
    if (tier === MISSING && (isAlone || this.several.some(({ places }) => hasAll(match, places))))
      take(this.bestMatch(match), COST.category);
    if (tier === MISSING) {
      const missing = this.isModifier ? COST.missingModifier : COST.missing;
      cost = isKind ? missing - COST.kind : missing;
    }
    return { cost, tier };
  }

  private isOfWider({ subcategories }: Placement): boolean {
    if (!this.wider) return false;
    const known = this.isWider.get(subcategories);
    if (known !== undefined) return known;
    const isWider = this.wider.test(subcategories);
    this.isWider.set(subcategories, isWider);
    return isWider;
  }

  /** Whether a category is named by the word alone: then all of the category is looked for. */
  private namesCategory({ wholeCategories }: Placement, match: Match): boolean {
    return match.some(
      (entry) =>
        this.single[wordOf(entry)] !== NOT_ALONE &&
        wholeCategories.includes(this.wanted[wordOf(entry)] as string),
    );
  }

  /** The best way in which the word matched anywhere. */
  private bestMatch(match: Match): How {
    let best: How = MATCH.fuzzy;
    for (const entry of match) {
      const how = this.single[wordOf(entry)] as How | typeof NOT_ALONE;
      if (how !== NOT_ALONE && how < best) best = how;
    }
    for (const { places, match: how } of this.several) if (how < best && hasAll(match, places)) best = how;
    return best;
  }
}

/** Whether a product has one of the words at each place. */
const hasAll = (match: Match, places: readonly (readonly number[])[]): boolean =>
  places.every((place) => place.some((word) => has(match, word)));

function nameCost(isHead: boolean, isTopic: boolean, inSubcategory: boolean): number {
  if (isHead && inSubcategory) return isTopic ? COST.whatItIs : COST.whatItIsOfSubcategory;
  return isHead || inSubcategory ? COST.whatItIsOrSubcategory : COST.name;
}
