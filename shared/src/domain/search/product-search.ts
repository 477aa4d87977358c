import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { latinOf } from './devanagari.js';
import { canonicalSpelling, sameMeaning } from './spellings.js';

/** What is searched of a product. */
export interface SearchDocument {
  readonly _id: string;
  readonly name: string;
  readonly unit: string;
  /** The names of its subcategories, joined by spaces. */
  readonly subcategories: string;
  /** The names of its categories, joined by spaces. */
  readonly categories: string;
  /** Words that mean the same as a word of its name, subcategories or categories, joined by spaces. */
  readonly alike: string;
}

/** What a search document is made of: the fields of a product summary. */
export interface SearchableProduct {
  readonly _id: string;
  readonly name: string;
  readonly unit: string;
  readonly category: readonly { readonly name: string }[];
  readonly subCategory: readonly { readonly name: string }[];
}

/** Longest query that is looked at, in characters; the rest is cut off so that a search stays cheap. */
export const LONGEST_QUERY = 100;
const MAX_WORDS = 12;

/** Accents of Latin letters, and the joiners that Hindi keyboards leave between letters. */
const NOT_READ = /[\u0300-\u036f\u200c\u200d]+/g;

/** Words that shoppers write as one or as two: read as one. */
const ONE_WORD =
  't shirt|ear bud|ear phone|air bud|air pod|head phone|head set|neck band|note book|sketch book|bed sheet|tooth brush|tooth paste|back pack|lip stick';
const ONE_WORD_AS_TWO = new RegExp(`\\b(${ONE_WORD.replaceAll(' ', '[- ]')})`, 'g');

/**
 * Splits a text into plain lower-case words: accents taken off, Hindi in Latin letters, `T-shirt` and `ear buds` each one
 * word, a `smartwatch` two.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(NOT_READ, '')
    .toLowerCase()
    .replace(ONE_WORD_AS_TWO, (both) => both.replace(/[- ]/, ''))
    .replace(/\bsmartwatch/g, 'smart watch')
    .replace(/टी[- ]शर्ट/g, 'tshirt')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(latinOf);
}

const lookUp: SearchOptions = {
  boost: { name: 4, subcategories: 2, categories: 0.5, alike: 0.5 },
  prefix: (term) => term.length >= 2,
  fuzzy: (term) => (term.length < 4 || /^\d+$/.test(term) ? 0 : term.length < 6 ? 1 : 2),
  weights: { fuzzy: 0.3, prefix: 0.5 },
  processTerm: canonicalSpelling,
  combineWith: 'AND',
};

/** The one configuration of the search engine, on the server and on every device: the same results everywhere. */
export const searchConfiguration: Options<SearchDocument> = {
  idField: '_id',
  fields: ['name', 'unit', 'subcategories', 'categories', 'alike'],
  tokenize: wordsOf,
  processTerm: canonicalSpelling,
  searchOptions: lookUp,
};

/** The search document of a product. */
export function searchDocumentOf({
  _id,
  name,
  unit,
  category,
  subCategory,
}: SearchableProduct): SearchDocument {
  const subcategories = joinedNames(subCategory);
  const categories = joinedNames(category);
  const alike = new Set([name, subcategories, categories].flatMap(wordsOf).flatMap(sameMeaning));
  return { _id, name, unit, subcategories, categories, alike: [...alike].join(' ') };
}

/** The names of some categories as one text. */
export function joinedNames(categories: readonly { readonly name: string }[]): string {
  return categories.map(({ name }) => name).join(' ');
}

/** An empty search index; fill it with `addAll(products.map(searchDocumentOf))`. */
export function createProductIndex(): MiniSearch<SearchDocument> {
  return new MiniSearch(searchConfiguration);
}

/**
 * Searches products, typing mistakes and Hinglish spellings forgiven. The text is literal: no character is special.
 * All words must be found; if no product has all of them, products with any of them.
 * @param index made by createProductIndex
 * @param text what the shopper typed; looked at up to LONGEST_QUERY characters
 * @returns the products' ids, best first; the same order for the same products in every index
 */
export function searchProducts(index: MiniSearch<SearchDocument>, text: string): string[] {
  const words = wordsOf(text.slice(0, LONGEST_QUERY)).slice(0, MAX_WORDS);
  const query = words.join(' ');
  let found = index.search(query);
  if (found.length === 0 && words.length > 1) found = index.search(query, { combineWith: 'OR' });
  // Sums of scores differ in their last bits with the order of insertion: compare what is left after rounding.
  return found
    .map(({ id, score }) => ({ id: id as string, score: Math.round(score * 1e4) }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
