import { isAmount } from './pack-size.js';
import { forgivenLetters, spellingDistance } from './spelling-distance.js';
import { stemOf } from './stem.js';
import { WordsOfOneLength } from './words-of-one-length.js';

/** How many letters of their beginnings words are found by. */
const START = 2;
/** Up to so many words a list has no room for more. */
const FEW = 16;

/**
 * The words of all products in an index, to be found by their beginnings, by what is spelt about the same and by their plurals. Most words
 * of a large catalogue stand in one product only: what is here of each is a few places in lists.
 */
export class Vocabulary {
  /** The words that are not their own stem, by it. */
  private readonly byStem = new Map<string, string[]>();
  /** To compare a mistyped word only with those of about as many letters. */
  private readonly byLength = new Map<number, WordsOfOneLength>();
  /** The words by their first two letters. */
  private readonly byStart = new Map<string, string[]>();

  /** @param count in how many products a word stands */
  constructor(readonly count: (word: string) => number) {}

  /** Takes a word in that was in no product before. */
  add(word: string): void {
    const stem = stemOf(word);
    if (stem !== word) addTo(this.byStem, stem, word);
    addTo(this.byStart, word.slice(0, START), word);
    // A number is never meant as another one.
    if (isAmount(word)) return;
    const { length } = word;
    const alike = this.byLength.get(length) ?? new WordsOfOneLength();
    alike.add(word);
    this.byLength.set(length, alike);
  }

  /** Takes a word out that is in no product any more. */
  remove(word: string): void {
    const stem = stemOf(word);
    if (stem !== word) removeFrom(this.byStem, stem, word);
    removeFrom(this.byStart, word.slice(0, START), word);
    this.byLength.get(word.length)?.remove(word);
  }

  has(word: string): boolean {
    return this.count(word) > 0;
  }

  /** The words that differ from a word by no more than singular and plural; itself, where it is known, too. */
  sameStem(word: string): readonly string[] {
    const stem = stemOf(word);
    const others = this.byStem.get(stem) ?? [];
    return stemOf(stem) === stem && this.has(stem) ? [stem, ...others] : others;
  }

  /** The words that begin with some letters and go on, the most frequent first, at most `max`. */
  startingWith(letters: string, max: number): string[] {
    const found: string[] = [];
    const take = (words: readonly string[] = []) => {
      for (const word of words)
        if (word.length > letters.length && word.startsWith(letters)) found.push(word);
    };
    if (letters.length < START) for (const words of this.byStart.values()) take(words);
    else take(this.byStart.get(letters.slice(0, START)));
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
    const compare = (other: string, forgiven: number) => {
      const distance = spellingDistance(word, other, forgiven);
      if (distance > forgiven || distance === 0) return;
      if (distance < best) found = [];
      best = distance;
      found.push(other);
    };
    if (max === 0) return [];
    for (let length = word.length - max; length <= word.length + max; length += 1) {
      this.byLength.get(length)?.forEach(word, (other, differing) => {
        // First letters are seldom mistyped: with another one, no other letter may be wrong.
        const forgiven = first === other.charCodeAt(0) ? best : Math.min(best, 1);
        // A wrong letter is one that the other word lacks, and one that it has instead.
        if (differing <= 2 * forgiven) compare(other, forgiven);
      });
      for (const other of more.get(length) ?? [])
        if (first === other.charCodeAt(0) && !this.has(other)) compare(other, best);
    }
    return this.mostFrequent(found);
  }

  private mostFrequent(words: readonly string[]): string[] {
    return [...words].sort((one, other) => this.count(other) - this.count(one) || (one < other ? -1 : 1));
  }
}

function addTo(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  // `push` to a list of one would leave room for sixteen more.
  if (!list) lists.set(key, [word]);
  else if (list.length < FEW) lists.set(key, [...list, word]);
  else list.push(word);
}

function removeFrom(lists: Map<string, string[]>, key: string, word: string): void {
  const left = (lists.get(key) ?? []).filter((other) => other !== word);
  if (left.length > 0) lists.set(key, left);
  else lists.delete(key);
}
