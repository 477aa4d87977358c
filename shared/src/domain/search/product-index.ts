import { audienceOf, isForChildren } from './audience.js';
import { BrandWords } from './brand-words.js';
import { corrected } from './corrections.js';
import { ANY, type Fitting, fittingOf } from './fitting.js';
import { FoundProducts } from './found-products.js';
import type { IndexTexts } from './index-texts.js';
import { type Matches, matchesOfAll, matchesOfMost } from './matches.js';
import { NumberedProducts } from './numbered-products.js';
import { popularOf } from './popular.js';
import {
  factsOf,
  LONGEST_QUERY,
  MAX_WORDS,
  readsTheSame,
  type SearchableProduct,
  searchDocumentOf,
  textsOf,
  traitsOf,
} from './product-search.js';
import { type UnderstoodQuery, understand } from './query-understanding.js';
import { expand, type QueryWord, takenApart, widen } from './query-words.js';
import { type Ranked, Ranking } from './ranking.js';
import { some } from './some.js';
import { Vocabulary } from './vocabulary.js';
import { WordPlaces, type WrittenWord } from './word-places.js';
import { wordsOf } from './words.js';
import { readProducts, type WrittenProducts, writtenProducts } from './written-products.js';

/** A part of an index as it is written; all of it where it is small. */
export interface IndexPiece {
  readonly words: readonly WrittenWord[];
  readonly products: WrittenProducts;
}

/** In how many places words stand for each product, about: a piece of an index has as many of both. */
const PLACES_OF_A_PRODUCT = 10;
/** With so few results, beginnings of words are looked for too. */
const FEW = 5;
/**
 * All products by their words, kept in step with them: the server's index, and every device's. Fed with the same products
 * in whatever order and by whatever detours, two of them find the same in the same order.
 */
export class ProductIndex {
  private readonly products: NumberedProducts;
  private readonly vocabulary: Vocabulary = new Vocabulary((word) => this.places.count(word));
  private readonly places = new WordPlaces(this.vocabulary);
  private readonly brands = new BrandWords();

  /** @param texts where the texts of its products are, which nothing else uses; as they are when absent */
  constructor(texts?: IndexTexts) {
    this.products = new NumberedProducts(texts);
  }

  /**
   * An index as it was written.
   * @param json made by `toJSON`, under the same `searchVersion`
   * @throws when it is not
   */
  static fromJSON(json: string): ProductIndex {
    const index = new ProductIndex();
    index.takePiece(JSON.parse(json) as IndexPiece);
    return index;
  }

  /** How many products it knows. */
  get size(): number {
    return this.products.size;
  }

  /** The ids of all products it knows. */
  ids(): Iterable<string> {
    return this.products.ids();
  }

  /**
   * Takes a product in, new or changed.
   * @returns whether it may be found or stand otherwise now: by its words, its price, or since it is sold out or no longer so.
   * How many pieces there are, and reviews, change far more often; they count for nothing here
   */
  put(product: SearchableProduct): boolean {
    const { _id } = product;
    const known = this.products.get(_id);
    const texts = textsOf(product);
    if (known && readsTheSame(known, texts)) {
      const { lowPaise, highPaise, soldOut } = known;
      const now = factsOf(product);
      this.products.setFacts(_id, now);
      return lowPaise !== now.lowPaise || highPaise !== now.highPaise || soldOut !== now.soldOut;
    }
    if (known) this.remove(_id);
    const document = searchDocumentOf(_id, texts);
    const indexed = { _id, ...texts, ...factsOf(product), ...traitsOf(texts, document) };
    this.places.add(this.products.set(indexed), document, indexed);
    this.brands.add(indexed);
    return true;
  }

  /**
   * Takes a product out.
   * @returns whether it was in
   */
  remove(id: string): boolean {
    const known = this.products.get(id);
    if (!known) return false;
    const document = searchDocumentOf(id, known);
    this.places.remove(known.number, document);
    this.brands.remove(known);
    this.products.delete(id);
    return true;
  }

  /**
   * Searches products, typing mistakes and Hinglish spellings forgiven (docs/product.md#search-rules). The text is literal: no
   * character is special.
   * @param text what the shopper typed; looked at up to LONGEST_QUERY characters
   * @returns the ids of all that match, best first; the same order for the same products in every index
   */
  find(text: string): string[] {
    return this.search(text).slice();
  }

  /** As `find`, for who needs how many there are, or the ids of a page. */
  search(text: string): FoundProducts {
    const typed = text.slice(0, LONGEST_QUERY);
    const query = understand(typed);
    const found = this.match(query);
    // What was understood fits nothing: it may have been meant word by word.
    const ranked =
      found.length > 0 || !query.understood ? found : this.withAll(this.wordsIn(wordsOf(typed)), query, ANY);
    return new FoundProducts(ranked, this.products);
  }

  /**
   * Other texts that were perhaps meant by one that finds nothing, nearest first; each of them finds something.
   * @param max how many are wanted
   */
  corrections(text: string, max: number): string[] {
    const { words, understood } = understand(text.slice(0, LONGEST_QUERY));
    const candidates = corrected(words.slice(0, MAX_WORDS), understood, this.vocabulary);
    return candidates.filter((candidate) => this.search(candidate).length > 0).slice(0, max);
  }

  /**
   * The products that most shoppers have reviewed and can buy now, the best of them first: for who has found nothing.
   * @param max how many are wanted
   */
  popular(max: number): string[] {
    return popularOf(this.products, max);
  }

  /** Lets go of its products' texts; the index is of no use from then on. */
  leave(): void {
    this.products.clear();
  }

  /** What `fromJSON` reads, for `JSON.stringify`. */
  toJSON(): IndexPiece {
    const [all] = this.pieces(Number.POSITIVE_INFINITY);
    return all ?? { words: [], products: writtenProducts([]) };
  }

  /**
   * All of it in pieces, to be written one after the other; nothing may be put or removed until the last.
   * @param length how many products a piece has at most; its words have about ten places for each
   */
  *pieces(length: number): Generator<IndexPiece> {
    const products = this.products.values();
    const words = this.places.written(this.products.used());
    while (true) {
      const ofWords = some(words, length * PLACES_OF_A_PRODUCT, ([, entries]) => entries.length);
      const ofProducts = some(products, length);
      if (ofWords.length + ofProducts.length === 0) return;
      yield { words: ofWords, products: writtenProducts(ofProducts) };
    }
  }

  /**
   * Takes in what `pieces` has written, in the same order, under the same `searchVersion`; into an empty index.
   */
  takePiece({ words, products }: IndexPiece): void {
    this.places.take(words);
    for (const product of readProducts(products)) {
      this.products.set(product);
      this.brands.add(product);
    }
  }

  private match(query: UnderstoodQuery): Ranked[] {
    if (query.words.length === 0) return query.understood ? this.all(query) : [];
    const words = this.wordsIn(query.words);
    const found = this.withAll(words, query);
    if (found.length >= FEW) return found;
    const wide = widen(words, this.vocabulary);
    const more = this.withAll(wide, query);
    if (more.length > 0) return more;
    const apart = takenApart(query.words.slice(0, MAX_WORDS), this.vocabulary);
    if (apart.length === 1) return [];
    return this.withAny(apart.length > wide.length ? this.wordsIn(apart) : wide, query);
  }

  private wordsIn(words: readonly string[]): QueryWord[] {
    return expand(words.slice(0, MAX_WORDS), this.vocabulary);
  }

  private withAll(words: readonly QueryWord[], query: UnderstoodQuery, fitting?: Fitting): Ranked[] {
    const isKnown = words.length > 0 && words.every(({ alternatives }) => alternatives.length > 0);
    return isKnown ? this.ranked(matchesOfAll(words, this.places), words, query, fitting) : [];
  }

  /** Products with as many of the words as any product has. */
  private withAny(words: readonly QueryWord[], query: UnderstoodQuery): Ranked[] {
    return this.ranked(matchesOfMost(words, this.places), words, query);
  }

  private ranked(
    matches: Matches,
    words: readonly QueryWord[],
    query: UnderstoodQuery,
    costOf: Fitting = fittingOf(query),
  ): Ranked[] {
    const asked = query.audience !== 0 || query.words.some((word) => audienceOf(word) !== 0);
    const { cheapest } = query;
    const putsAside = asked ? () => false : isForChildren;
    const ranking = new Ranking(words, matches.wanted, { brands: this.brands, putsAside, cheapest });
    const found: Ranked[] = [];
    matches.forEach((number, match) => {
      const product = this.products.at(number);
      const cost = costOf(product);
      if (cost !== undefined) found.push(ranking.of(product, match, cost));
    });
    return found;
  }

  /** All products that fit, where no word ranks them. */
  private all(query: UnderstoodQuery): Ranked[] {
    const { cheapest } = query;
    const ranking = new Ranking([], [], { brands: this.brands, putsAside: () => false, cheapest });
    const costOf = fittingOf(query);
    const found: Ranked[] = [];
    for (const product of this.products.values()) {
      const cost = costOf(product);
      if (cost !== undefined) found.push(ranking.of(product, [], cost));
    }
    return found;
  }
}
