import { Postings } from './postings.js';
import { fields, type SearchDocument } from './product-search.js';

/** The fields in which a word stands, as the sum of these bits. */
export const IN = { name: 1, unit: 2, subcategories: 4, categories: 8, variants: 16 } as const;

/** A word, and the products that have it: as entries of postings, by the products' places among all. */
export type WrittenWord = readonly [string, number[]];

const NOWHERE = new Postings();

/** Which products have a word, and in which of their fields: an inverted index, by the products' numbers. */
export class WordPlaces {
  private readonly byWord = new Map<string, Postings>();

  add(number: number, document: SearchDocument): void {
    for (const field of fields)
      for (const word of wordsInField(document[field])) {
        let postings = this.byWord.get(word);
        if (!postings) {
          postings = new Postings();
          this.byWord.set(word, postings);
        }
        postings.add(number, IN[field]);
      }
  }

  /** Takes back what `add` has taken in. */
  remove(number: number, document: SearchDocument): void {
    for (const field of fields)
      for (const word of wordsInField(document[field])) {
        const postings = this.byWord.get(word);
        postings?.delete(number);
        if (postings?.size === 0) this.byWord.delete(word);
      }
  }

  /** The products that have a word, each with the fields that have it. */
  of(word: string): Postings {
    return this.byWord.get(word) ?? NOWHERE;
  }

  /** @param numbers of all products: a product is written as its place among them */
  *written(numbers: Iterable<number>): Generator<WrittenWord> {
    const places = new Map([...numbers].map((number, at) => [number, at]));
    for (const [word, postings] of this.byWord)
      yield [word, postings.written((number) => places.get(number) as number)];
  }

  /**
   * Takes words in as `written` has written them, and their lists: products have the numbers of their places there.
   * @returns each with the number of products that have it
   */
  *take(words: Iterable<WrittenWord>): Generator<readonly [string, number]> {
    for (const [word, entries] of words) {
      const postings = Postings.of(entries);
      this.byWord.set(word, postings);
      yield [word, postings.size];
    }
  }
}

const wordsInField = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
