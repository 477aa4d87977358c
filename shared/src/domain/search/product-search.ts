import { toPaise } from '../money/money.js';
import { discountedPricePaise } from '../pricing/discounted-price.js';
import { audienceOf } from './audience.js';
import { type NamedThing, namedThing } from './head-words.js';
import { wordsOf } from './words.js';

/** A variant of a product, as far as it is searched. */
interface SearchableVariant {
  readonly name: string;
  readonly price?: number | undefined;
}

/** What has a name, perhaps one in Hindi too. */
interface Named {
  readonly name: string;
  readonly nameHindi?: string | undefined;
}

/** What a search document is made of: the fields of a product summary. */
export interface SearchableProduct {
  readonly _id: string;
  readonly name: string;
  readonly nameHindi?: string | undefined;
  readonly unit: string;
  readonly category: readonly Named[];
  readonly subCategory: readonly Named[];
  /** In rupees, before the discount. */
  readonly price: number;
  /** In percent. */
  readonly discount: number;
  readonly inStock: boolean;
  readonly totalReviews: number;
  readonly averageRating: number;
  /** Whether one of the variants must be chosen: others are none to a shopper. */
  readonly hasVariants: boolean;
  /** What can be chosen. */
  readonly variants?: readonly SearchableVariant[] | undefined;
}

/** The texts of a product that are searched; names of categories, subcategories and variants with strokes between them. */
export interface ProductTexts {
  readonly name: string;
  /** Empty where there is none. */
  readonly nameHindi: string;
  readonly unit: string;
  readonly subcategories: string;
  readonly categories: string;
  readonly variants: string;
}

/**
 * What changes more often than words: the lowest and highest price after discount, in paise, whether it is sold out, and what
 * shoppers said of it.
 */
export interface ProductFacts {
  readonly reviews: number;
  readonly rating: number;
  readonly lowPaise: number;
  readonly highPaise: number;
  readonly soldOut: boolean;
}

/** What ranking knows of the words of a product. */
export interface ProductTraits extends Omit<NamedThing, 'heads' | 'thing'> {
  /** The words by which its name says what it is, with spaces between them. */
  readonly heads: string;
  /** All words of what its name says it is, with spaces between them. */
  readonly thing: string;
  /** The words that are a topic of its subcategories by themselves: `onion` of Potato, Onion & Tomato. */
  readonly topics: readonly string[];
  /** The categories of it that are named by a single word: `books`. */
  readonly wholeCategories: readonly string[];
  /** Whether it is several things sold together. */
  readonly isBundle: boolean;
  /** Whom it is for, in the bits of `audienceOf`. */
  readonly audience: number;
}

/** A product as the index keeps it. */
export interface IndexedProduct extends ProductTexts, ProductFacts, ProductTraits {
  readonly _id: string;
}

/** A product's words as the index takes them in, one space apart in each field; those of both names together. */
export interface SearchDocument extends Omit<ProductTexts, 'nameHindi'> {
  readonly _id: string;
}

/** Longest query that is looked at, in characters; the rest is cut off so that a search stays cheap. */
export const LONGEST_QUERY = 100;
/** How many words of a query are looked at. */
export const MAX_WORDS = 12;

/** How many names of subcategories are remembered with their topics. */
const MAX_NAMES = 1000;

/** The fields that are searched. */
export const fields = ['name', 'unit', 'subcategories', 'categories', 'variants'] as const;

/** The texts of a product. */
export function textsOf(product: SearchableProduct): ProductTexts {
  const { name, nameHindi = '', unit, category, subCategory } = product;
  return {
    name,
    nameHindi,
    unit,
    subcategories: joinedNames(subCategory),
    categories: joinedNames(category),
    variants: joinedNames(choicesOf(product)),
  };
}

/** Whether two products are found by the same words. */
export function readsTheSame(known: ProductTexts, texts: ProductTexts): boolean {
  return (
    known.name === texts.name &&
    known.nameHindi === texts.nameHindi &&
    known.unit === texts.unit &&
    known.subcategories === texts.subcategories &&
    known.categories === texts.categories &&
    known.variants === texts.variants
  );
}

/** What a product costs, and whether it can be bought now. */
export function factsOf(product: SearchableProduct): ProductFacts {
  const { price, discount, inStock, totalReviews, averageRating } = product;
  const choices = choicesOf(product);
  const prices = choices.length > 0 ? choices.map((choice) => choice.price ?? price) : [price];
  return {
    lowPaise: discountedPricePaise(toPaise(Math.min(...prices)), discount),
    highPaise: discountedPricePaise(toPaise(Math.max(...prices)), discount),
    soldOut: !inStock,
    reviews: totalReviews,
    rating: averageRating,
  };
}

/** The search document of a product. */
export function searchDocumentOf(_id: string, texts: ProductTexts): SearchDocument {
  const wordsIn = (text: string) => wordsOf(text).join(' ');
  return {
    _id,
    name: wordsIn(`${texts.name} ${texts.nameHindi}`),
    unit: wordsIn(texts.unit),
    subcategories: wordsIn(texts.subcategories),
    categories: wordsIn(texts.categories),
    variants: wordsIn(texts.variants),
  };
}

/** What ranking needs to know of a product's words. */
export function traitsOf(
  { name, nameHindi, unit, subcategories, categories }: ProductTexts,
  document: SearchDocument,
): ProductTraits {
  const words = document.name.split(' ');
  const all = [...words, ...document.subcategories.split(' '), ...document.categories.split(' ')];
  const { heads, thing, length } = namedInBoth(name, nameHindi);
  return {
    heads: heads.join(' '),
    thing: thing.join(' '),
    length,
    topics: topicsOf(subcategories),
    wholeCategories: categories.split(BETWEEN_NAMES).flatMap((named) => soleWordOf(named)),
    isBundle: name.includes('+') || /combo/i.test(unit),
    audience: all.reduce((bits, word) => bits | audienceOf(word), 0),
  };
}

/** What a product is by both its names; what is said besides is counted in the English one. */
function namedInBoth(name: string, nameHindi: string): NamedThing {
  const english = namedThing(name);
  if (nameHindi === '') return english;
  const hindi = namedThing(nameHindi);
  return {
    heads: [...new Set([...english.heads, ...hindi.heads])],
    thing: [...new Set([...english.thing, ...hindi.thing])],
    length: english.length,
  };
}

/** The one word of a name that has only one, beside an audience: watches of Men's Watches. */
function soleWordOf(name: string): string[] {
  const words = wordsOf(name).filter((word) => audienceOf(word) === 0);
  return words.length === 1 ? words : [];
}

const topicsByNames = new Map<string, readonly string[]>();

/** Most products stand in few subcategories: their names are read once. */
function topicsOf(names: string): readonly string[] {
  const known = topicsByNames.get(names);
  if (known) return known;
  const topics = names.split(/[&,/]| and /i).flatMap(soleWordOf);
  if (topicsByNames.size >= MAX_NAMES) topicsByNames.clear();
  topicsByNames.set(names, topics);
  return topics;
}

const choicesOf = ({ hasVariants, variants = [] }: SearchableProduct) => (hasVariants ? variants : []);

/** Stands between names in a text. */
const BETWEEN_NAMES = ' / ';

/** Names as one text, in both languages. */
function joinedNames(named: readonly Named[]): string {
  return named.flatMap(({ name, nameHindi }) => (nameHindi ? [name, nameHindi] : [name])).join(BETWEEN_NAMES);
}
