import { stemOf } from './stem.js';
import { clothing } from './word-lists/clothing.js';
import { emptyWords } from './word-lists/empty-words.js';
import { freshFood } from './word-lists/fresh-food.js';
import { household } from './word-lists/household.js';
import { kinds } from './word-lists/kinds.js';
import { personalCare } from './word-lists/personal-care.js';
import { preparedFood } from './word-lists/prepared-food.js';
import { colours, qualities } from './word-lists/qualities.js';
import { spices } from './word-lists/spices.js';
import { staples } from './word-lists/staples.js';

/**
 * All lists. A line is one meaning: words of several languages with commas between them, other spellings of one of them with
 * strokes. A word may be several words long, and may stand in several lines.
 */
export const wordLists: readonly string[] = [
  ...spices,
  ...staples,
  ...freshFood,
  ...preparedFood,
  ...household,
  ...personalCare,
  ...clothing,
  ...colours,
  ...qualities,
];

/** The words of a line, each split where it is several words long. */
const phrasesOf = (line: string): string[][] => line.split(/, |\//).map((phrase) => phrase.split(' '));

/** A phrase as it is asked for: sabun for washing, without the words that say nothing. */
const phraseAsked = (phrase: readonly string[]): readonly string[] => {
  const words = phrase.filter((word) => !emptyWords.has(word));
  return words.length > 0 ? words : phrase;
};

const keyOf = (words: readonly string[]): string => words.join(' ');
const stemmedKeyOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

const NONE: readonly string[][] = [];

const byWords = new Map<string, string[][]>();
const kindsByWords = new Map<string, string[][]>();
const wideByKinds = new Map<string, string[][]>();

function learn(
  meanings: Map<string, string[][]>,
  words: readonly string[][],
  meant: readonly string[][],
): void {
  for (const phrase of words.map(phraseAsked))
    for (const key of new Set([keyOf(phrase), stemmedKeyOf(phrase)]))
      meanings.set(key, [...(meanings.get(key) ?? []), ...meant]);
}

for (const line of wordLists) learn(byWords, phrasesOf(line), phrasesOf(line));
for (const line of kinds) {
  const [wide = '', narrow = ''] = line.split(': ');
  learn(kindsByWords, phrasesOf(wide), phrasesOf(narrow));
  learn(
    wideByKinds,
    phrasesOf(narrow).flatMap((phrase) => [phrase, ...sameMeaning(...phrase)]),
    phrasesOf(wide),
  );
}

const single = [
  ...new Set(wordLists.flatMap(phrasesOf).flatMap((phrase) => (phrase.length === 1 ? phrase : []))),
];

/** Every single word of the lists, in alphabetical order. */
const knownWords: readonly string[] = single.sort();

/** The words of the lists that begin with some letters and go on, in alphabetical order. */
export function knownWordsFrom(letters: string): string[] {
  let low = 0;
  let high = knownWords.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((knownWords[middle] as string) <= letters) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; knownWords[at]?.startsWith(letters); at += 1) found.push(knownWords[at] as string);
  return found;
}

const byLength = new Map<number, string[]>();
for (const word of knownWords) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);

/** The same words by their lengths. */
export const knownWordsByLength: ReadonlyMap<number, readonly string[]> = byLength;

/** The longest entry of the lists, in words. */
export const LONGEST_PHRASE = Math.max(...[...byWords.keys()].map((key) => key.split(' ').length));

/**
 * What means the same as a word, or as some words together: rice for chawal, black pepper for kali mirch.
 * @param words one or more plain words, singular or plural
 * @returns each as its words; the words themselves and their other spellings are among them; none for words that the lists do not have
 */
export function sameMeaning(...words: readonly string[]): readonly string[][] {
  return byWords.get(keyOf(words)) ?? byWords.get(stemmedKeyOf(words)) ?? NONE;
}

/** The kinds of what a wide word names: atta for flour, but not flour for atta. */
export function kindsOf(...words: readonly string[]): readonly string[][] {
  return kindsByWords.get(keyOf(words)) ?? kindsByWords.get(stemmedKeyOf(words)) ?? NONE;
}

/** The wide words of which a word is a kind: fruit for mango, and for aam. */
export function wideWordsOf(...words: readonly string[]): readonly string[][] {
  return wideByKinds.get(keyOf(words)) ?? wideByKinds.get(stemmedKeyOf(words)) ?? NONE;
}

const colourWords = new Set(
  colours.flatMap(phrasesOf).flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
);

/** Whether a word names a colour: it says which product is meant, not what it is. */
export const isColour = (word: string): boolean => colourWords.has(word);
