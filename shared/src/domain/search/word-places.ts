import { fields, type SearchDocument } from './product-search.js';

/** The fields in which a word stands, as the sum of these bits. */
export const IN = { name: 1, unit: 2, subcategories: 4, categories: 8, variants: 16 } as const;

const NOWHERE: ReadonlyMap<string, number> = new Map();

/** Which products have a word, and in which of their fields: an inverted index. */
export class WordPlaces {
  private readonly byWord = new Map<string, Map<string, number>>();

  /** As `toJSON` has written them. */
  static fromJSON(words: ReturnType<WordPlaces['toJSON']>, ids: readonly string[]): WordPlaces {
    const places = new WordPlaces();
    for (const [word, numbers] of words) {
      const products = new Map<string, number>();
      for (let at = 0; at < numbers.length; at += 2)
        products.set(ids[numbers[at] as number] as string, numbers[at + 1] as number);
      places.byWord.set(word, products);
    }
    return places;
  }

  add(document: SearchDocument): void {
    for (const field of fields)
      for (const word of wordsInField(document[field])) {
        const products = this.byWord.get(word) ?? new Map<string, number>();
        products.set(document._id, (products.get(document._id) ?? 0) | IN[field]);
        this.byWord.set(word, products);
      }
  }

  /** Takes back what `add` has taken in. */
  remove(document: SearchDocument): void {
    for (const field of fields)
      for (const word of wordsInField(document[field])) {
        const products = this.byWord.get(word);
        products?.delete(document._id);
        if (products?.size === 0) this.byWord.delete(word);
      }
  }

  /** The ids of the products that have a word, each with the fields that have it. */
  of(word: string): ReadonlyMap<string, number> {
    return this.byWord.get(word) ?? NOWHERE;
  }

  /** All words, each with the number of products that have it. */
  *counts(): Iterable<readonly [string, number]> {
    for (const [word, products] of this.byWord) yield [word, products.size];
  }

  /** @param ids of all products: a product is written as its place among them, followed by its fields */
  toJSON(ids: Iterable<string>): (readonly [string, readonly number[]])[] {
    const numbers = new Map([...ids].map((id, at) => [id, at]));
    return [...this.byWord].map(([word, products]) => [
      word,
      [...products].flatMap(([id, bits]) => [numbers.get(id) as number, bits]),
    ]);
  }
}

const wordsInField = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
