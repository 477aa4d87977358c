/** Words with as many letters, each with which letters it has: most of them are too different from a mistyped one to be compared with it. */
export class WordsOfOneLength {
  private readonly words: string[] = [];
  /** Of each word its different letters, each as a bit; a few share one. */
  private readonly letters: number[] = [];

  /** Takes a word in that is not in. */
  add(word: string): void {
    this.words.push(word);
    this.letters.push(lettersOf(word));
  }

  /** Takes a word out, if it is in; the last one has its place then. */
  remove(word: string): void {
    const { words, letters } = this;
    const at = words.indexOf(word);
    if (at < 0) return;
    const [last, itsLetters] = [words.pop() as string, letters.pop() as number];
    if (at === words.length) return;
    words[at] = last;
    letters[at] = itsLetters;
  }

  /** Calls back for each word with how many letters either of it and another word has that the other one lacks. */
  forEach(other: string, each: (word: string, differing: number) => void): void {
    const { words, letters } = this;
    const itsLetters = lettersOf(other);
    for (let at = 0; at < words.length; at += 1)
      each(words[at] as string, bitsIn(itsLetters ^ (letters[at] as number)));
  }
}

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
