import { isAmount } from './pack-size.js';
import { forgivenLetters, spellingDistance } from './spelling-distance.js';
import { stemOf } from './stem.js';

/** The words of all products in an index, each with the number of products that have it. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private readonly byStem = new Map<string, string[]>();
  /** The words by their lengths, to compare a mistyped one only with those of about as many letters. */
  private readonly byLength = new Map<number, Set<string>>();

  /** Counts a product's words, each once. */
  add(words: Iterable<string>): void {
    for (const word of words) {
      const count = this.counts.get(word) ?? 0;
      this.counts.set(word, count + 1);
      if (count === 0) this.takeIn(word);
    }
  }

  /** Takes a word in that stands in so many products. */
  set(word: string, count: number): void {
    if (!this.counts.has(word)) this.takeIn(word);
    this.counts.set(word, count);
  }

  /** Takes back what `add` has counted. */
  remove(words: Iterable<string>): void {
    for (const word of words) {
      const count = this.counts.get(word) ?? 0;
      if (count > 1) this.counts.set(word, count - 1);
      else this.takeOut(word);
    }
  }

  has(word: string): boolean {
    return this.counts.has(word);
  }

  /** In how many products a word stands. */
  count(word: string): number {
    return this.counts.get(word) ?? 0;
  }

  /** The words that differ from a word by no more than singular and plural; itself, where it is known, too. */
  sameStem(word: string): readonly string[] {
    return this.byStem.get(stemOf(word)) ?? [];
  }

  /** The words that begin with some letters and go on, the most frequent first, at most `max`. */
  startingWith(letters: string, max: number): string[] {
    const found: string[] = [];
    for (const word of this.counts.keys())
      if (word.length > letters.length && word.startsWith(letters)) found.push(word);
    return this.mostFrequent(found).slice(0, max);
  }

  /**
   * The words nearest to a mistyped one: those with the least wrong letters, the most frequent first.
   * @param more words beside those of the products that are compared too, by their lengths
   * @param max how many wrong letters are forgiven
   */
  nearest(
    word: string,
    more: ReadonlyMap<number, Iterable<string>> = new Map(),
    max = forgivenLetters(word),
  ): string[] {
    let best = max;
    let found: string[] = [];
    const compare = (other: string, isOfProducts: boolean) => {
      const sameStart = word.charCodeAt(0) === other.charCodeAt(0);
      if (!sameStart && !isOfProducts) return;
      const distance = spellingDistance(word, other, best);
      // First letters are seldom mistyped: with another one, no other letter may be wrong.
      if (distance > best || distance === 0 || (!sameStart && distance > 1)) return;
      if (distance < best) found = [];
      best = distance;
      found.push(other);
    };
    if (max === 0) return [];
    for (let length = word.length - max; length <= word.length + max; length += 1) {
      for (const other of this.byLength.get(length) ?? []) compare(other, true);
      for (const other of more.get(length) ?? []) if (!this.counts.has(other)) compare(other, false);
    }
    return this.mostFrequent(found);
  }

  private mostFrequent(words: readonly string[]): string[] {
    return [...words].sort((one, other) => this.count(other) - this.count(one) || (one < other ? -1 : 1));
  }

  private takeIn(word: string): void {
    const stem = stemOf(word);
    const same = this.byStem.get(stem);
    if (same) same.push(word);
    else this.byStem.set(stem, [word]);
    // A number is never meant as another one.
    if (isAmount(word)) return;
    const length = this.byLength.get(word.length);
    if (length) length.add(word);
    else this.byLength.set(word.length, new Set([word]));
  }

  private takeOut(word: string): void {
    this.counts.delete(word);
    this.byLength.get(word.length)?.delete(word);
    const stem = stemOf(word);
    const left = (this.byStem.get(stem) ?? []).filter((other) => other !== word);
    if (left.length > 0) this.byStem.set(stem, left);
    else this.byStem.delete(stem);
  }
}
