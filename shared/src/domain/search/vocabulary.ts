import { isAmount } from './pack-size.js';
import { forgivenLetters, spellingDistance } from './spelling-distance.js';
import { stemOf } from './stem.js';

/** How many letters of their beginnings words are found by. */
const START = 2;

/** The different letters of a word, each as a bit; a few share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The words of all products in an index, each with the number of products that have it. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private readonly byStem = new Map<string, string[]>();
  /** The words by their lengths, each with `lettersOf` it, to compare a mistyped one only with those of about as many letters. */
  private readonly byLength = new Map<number, Map<string, number>>();
  /** The words by their first two letters. */
  private readonly byStart = new Map<string, Set<string>>();

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
    const words = letters.length < START ? this.counts.keys() : this.byStart.get(letters.slice(0, START));
    for (const word of words ?? [])
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
    const first = word.charCodeAt(0);
    const letters = lettersOf(word);
    const compare = (other: string, forgiven: number) => {
      const distance = spellingDistance(word, other, forgiven);
      if (distance > forgiven || distance === 0) return;
      if (distance < best) found = [];
      best = distance;
      found.push(other);
    };
    if (max === 0) return [];
    for (let length = word.length - max; length <= word.length + max; length += 1) {
      this.byLength.get(length)?.forEach((lettersOfOther, other) => {
        // First letters are seldom mistyped: with another one, no other letter may be wrong.
        const forgiven = first === other.charCodeAt(0) ? best : Math.min(best, 1);
        // A wrong letter is one that the other word lacks, and one that it has instead.
        if (bitsIn(letters ^ lettersOfOther) <= 2 * forgiven) compare(other, forgiven);
      });
      for (const other of more.get(length) ?? [])
        if (first === other.charCodeAt(0) && !this.counts.has(other)) compare(other, best);
    }
    return this.mostFrequent(found);
  }

  private mostFrequent(words: readonly string[]): string[] {
    return [...words].sort((one, other) => this.count(other) - this.count(one) || (one < other ? -1 : 1));
  }

  private takeIn(word: string): void {
    const stem = stemOf(word);
    // `push` would leave room for sixteen more.
    this.byStem.set(stem, this.byStem.get(stem)?.concat(word) ?? [word]);
    const start = this.byStart.get(word.slice(0, START));
    if (start) start.add(word);
    else this.byStart.set(word.slice(0, START), new Set([word]));
    // A number is never meant as another one.
    if (isAmount(word)) return;
    const length = this.byLength.get(word.length);
    if (length) length.set(word, lettersOf(word));
    else this.byLength.set(word.length, new Map([[word, lettersOf(word)]]));
  }

  private takeOut(word: string): void {
    this.counts.delete(word);
    this.byLength.get(word.length)?.delete(word);
    this.byStart.get(word.slice(0, START))?.delete(word);
    const stem = stemOf(word);
    const left = (this.byStem.get(stem) ?? []).filter((other) => other !== word);
    if (left.length > 0) this.byStem.set(stem, left);
    else this.byStem.delete(stem);
  }
}
