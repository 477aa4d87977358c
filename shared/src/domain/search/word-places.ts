import { wholeRows } from './number-rows.js';
import { Postings } from './postings.js';
import { fields, type SearchDocument } from './product-search.js';
import { LONGEST_SHORT_LIST, ShortLists } from './short-lists.js';
import type { NamedWords } from './thing-in-name.js';
import { beginsWithWord, hasWord } from './word-text.js';

/** The fields in which a word stands, as the sum of these bits. */
export const IN = { name: 1, unit: 2, subcategories: 4, categories: 8, variants: 16 } as const;

/** What a word is in what a name says the product is, in bits above those of the fields: one of its heads, one of its words, the first. */
export const SAYS = { head: 32, thing: 64, first: 128 } as const;

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

/**
 * The entries of a word: of one, itself; of a few, the handle of their list, below 0. Most words of a large catalogue stand in one
 * product or a few.
 */
type Few = number;

/** Which products have a word, and in which of their fields: an inverted index, by the products' numbers. */
export class WordPlaces {
  private readonly byWord = new Map<string, Postings | Few>();
  private readonly lists = new ShortLists();

  constructor(private readonly watch: WordWatch) {}

  /**
   * Takes in the words of a product.
   * @param named which of them say what it is
   */
  add(number: number, document: SearchDocument, named: NamedWords): void {
    for (const field of fields)
      for (const word of wordsInField(document[field])) {
        const how = IN[field] | saidBy(word, named);
        const known = this.byWord.get(word);
        if (known === undefined) this.watch.add(word);
        if (known instanceof Postings) known.add(number, how);
        else this.keep(word, known, withEntry(this.entriesOf(known), Postings.entryOf(number, how)));
      }
  }

  /** Takes back what `add` has taken in. */
  remove(number: number, document: SearchDocument): void {
    for (const field of fields)
      for (const word of wordsInField(document[field])) {
        const known = this.byWord.get(word);
        if (known === undefined) continue;
        if (known instanceof Postings) known.delete(number);
        else
          this.keep(
            word,
            known,
            this.entriesOf(known).filter((entry) => Postings.numberOf(entry) !== number),
          );
        if (this.count(word) > 0) continue;
        this.byWord.delete(word);
        this.watch.remove(word);
      }
  }

  /** The products that have a word, each with the fields that have it. */
  of(word: string): Postings {
    const known = this.byWord.get(word);
    if (known === undefined) return NOWHERE;
    return known instanceof Postings ? known : Postings.of(this.entriesOf(known));
  }

  /** In how many products a word stands. */
  readonly count = (word: string): number => {
    const known = this.byWord.get(word);
    if (known === undefined) return 0;
    if (known instanceof Postings) return known.size;
    return known < 0 ? this.lists.lengthOf(~known) : 1;
  };

  /** @param numbers of all products: a product is written as its place among them */
  *written(numbers: Iterable<number>): Generator<WrittenWord> {
    const places = wholeRows(1);
    let place = 0;
    for (const number of numbers) places.set(number, 0, place++);
    for (const word of this.byWord.keys())
      yield [word, this.of(word).written((number) => places.get(number))];
  }

  /** Takes words in as `written` has written them, and their lists: products have the numbers of their places there. */
  take(words: Iterable<WrittenWord>): void {
    for (const [word, entries] of words) {
      if (entries.length === 0) continue;
      if (entries.length > LONGEST_SHORT_LIST) this.byWord.set(word, Postings.of(entries));
      else
        this.keep(
          word,
          undefined,
          [...entries].sort((one, other) => one - other),
        );
      this.watch.add(word);
    }
  }

  /** The entries of a few, the lowest number first. */
  private entriesOf(few: Few | undefined): readonly number[] {
    if (few === undefined) return [];
    return few < 0 ? this.lists.at(~few) : [few];
  }

  /** Has other entries of a word in place of the few that it had. */
  private keep(word: string, had: Few | undefined, entries: readonly number[]): void {
    const { lists } = this;
    const list = had !== undefined && had < 0 ? ~had : undefined;
    const [first] = entries;
    const isShort = entries.length > 1 && entries.length <= LONGEST_SHORT_LIST;
    if (list !== undefined && !isShort) lists.remove(list);
    if (isShort)
      this.byWord.set(word, ~(list === undefined ? lists.add(entries) : lists.replace(list, entries)));
    else if (entries.length > 1) this.byWord.set(word, Postings.of(entries));
    else if (first !== undefined) this.byWord.set(word, first);
    else this.byWord.delete(word);
  }
}

/** What a word says of a product, in the bits of `SAYS`. */
function saidBy(word: string, { heads, thing }: NamedWords): number {
  return (
    (hasWord(heads, word) ? SAYS.head : 0) |
    (hasWord(thing, word) ? SAYS.thing : 0) |
    (beginsWithWord(thing, word) ? SAYS.first : 0)
  );
}

/** Some entries, the lowest number first, with another: of one of their products, or of one more. */
function withEntry(entries: readonly number[], entry: number): readonly number[] {
  const number = Postings.numberOf(entry);
  const at = entries.findIndex((other) => Postings.numberOf(other) >= number);
  if (at < 0) return [...entries, entry];
  const same = entries[at] as number;
  return Postings.numberOf(same) === number
    ? entries.with(at, same | entry)
    : entries.toSpliced(at, 0, entry);
}

const wordsInField = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
