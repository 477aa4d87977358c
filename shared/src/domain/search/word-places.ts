import { Postings } from './postings.js';
import { fields, type SearchDocument } from './product-search.js';

/** The fields in which a word stands, as the sum of these bits. */
export const IN = { name: 1, unit: 2, subcategories: 4, categories: 8, variants: 16 } as const;

/** A word, and the products that have it: as entries of postings, by the products' places among all. */
export type WrittenWord = readonly [string, number[]];

const NOWHERE = new Postings();

/** What follows the words as they come and go. */
interface WordWatch {
  /** A word stands in a product that stood in none. */
  add(word: string): void;
  /** It stands in none any more. */
  remove(word: string): void;
}

/** Which products have a word, and in which of their fields: an inverted index, by the products' numbers. */
export class WordPlaces {
  /** A word that only one product has, as most have in a large catalogue, has its one entry in place of a list. */
  private readonly byWord = new Map<string, Postings | number>();

  constructor(private readonly watch: WordWatch) {}

  add(number: number, document: SearchDocument): void {
    for (const field of fields)
      for (const word of wordsInField(document[field])) {
        const known = this.byWord.get(word);
        if (known instanceof Postings) known.add(number, IN[field]);
        else if (known === undefined) {
          this.byWord.set(word, Postings.entryOf(number, IN[field]));
          this.watch.add(word);
        } else this.byWord.set(word, withOneMore(known, number, IN[field]));
      }
  }

  /** Takes back what `add` has taken in. */
  remove(number: number, document: SearchDocument): void {
    for (const field of fields)
      for (const word of wordsInField(document[field])) {
        const postings = this.of(word);
        if (!postings.has(number)) continue;
        postings.delete(number);
        if (postings.size > 0) continue;
        this.byWord.delete(word);
        this.watch.remove(word);
      }
  }

  /** The products that have a word, each with the fields that have it. */
  of(word: string): Postings {
    const known = this.byWord.get(word);
    if (known === undefined) return NOWHERE;
    return known instanceof Postings ? known : Postings.of([known]);
  }

  /** In how many products a word stands. */
  readonly count = (word: string): number => {
    const known = this.byWord.get(word);
    return known instanceof Postings ? known.size : known === undefined ? 0 : 1;
  };

  /** @param numbers of all products: a product is written as its place among them */
  *written(numbers: Iterable<number>): Generator<WrittenWord> {
    const places = new Map([...numbers].map((number, at) => [number, at]));
    for (const word of this.byWord.keys())
      yield [word, this.of(word).written((number) => places.get(number) as number)];
  }

  /** Takes words in as `written` has written them, and their lists: products have the numbers of their places there. */
  take(words: Iterable<WrittenWord>): void {
    for (const [word, entries] of words) {
      const [first] = entries;
      if (first === undefined) continue;
      this.byWord.set(word, entries.length > 1 ? Postings.of(entries) : first);
      this.watch.add(word);
    }
  }
}

/** The one entry that a word has with another: of the same product, or of a second one. */
function withOneMore(entry: number, number: number, field: number): Postings | number {
  const postings = Postings.of([entry]);
  postings.add(number, field);
  return postings.size > 1 ? postings : Postings.entryOf(number, postings.get(number) as number);
}

const wordsInField = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
