import { isAmount, packSizesOf } from './pack-size.js';
import {
  isColour,
  kindsOf,
  knownWordsByLength,
  knownWordsFrom,
  LONGEST_PHRASE,
  sameMeaning,
  wideWordsOf,
} from './same-meaning.js';
import type { Vocabulary } from './vocabulary.js';

/** How a word of a product came to match one of the search: the lower, the better. */
export const MATCH = { exact: 0, stem: 1, prefix: 2, fuzzy: 3 } as const;
export type Match = (typeof MATCH)[keyof typeof MATCH];

/** One way in which a product can have a word of the search: at each place one of some words of products. */
export interface Alternative {
  readonly places: readonly (readonly string[])[];
  readonly match: Match;
}

/** A word of the search with all that may stand for it. */
export interface QueryWord {
  readonly word: string;
  /** A colour, a size or a letter: it says which one is meant, not what. */
  readonly isModifier: boolean;
  readonly alternatives: readonly Alternative[];
  /** Words of subcategories that are wider than it: fruit for mango. */
  readonly wider: readonly string[];
}

/** A letter, or the size of a garment. */
const SIZE = /^(.|xs|x+l|uk)$/u;
/** How many words that begin with what was typed are looked for. */
const MAX_BEGUN = 60;
/** How many corrections of a mistyped word are looked for. */
const MAX_NEAR = 12;
/** Parts of words that were written together have at least so many letters. */
const SHORTEST_PART = 3;

/** The words of a search with what means the same, in singular and plural, in one word or in two. */
export function expand(words: readonly string[], vocabulary: Vocabulary): QueryWord[] {
  const alternatives: Alternative[][] = words.map(() => []);
  const inPhrase = new Set<number>();
  const wider = words.map((word) => wideWordsOf(word).flat());
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const together = togetherOf(words.slice(from, to), vocabulary);
      for (let at = from; at < to; at += 1) alternatives[at]?.push(...together.same, ...together.joined);
      const wide = wideWordsOf(...words.slice(from, to)).flat();
      for (let at = from; at < to; at += 1) {
        if (together.same.length > 0) inPhrase.add(at);
        wider[at]?.push(...wide);
      }
    }
  return words.map((word, at) => ({
    word,
    isModifier: isAmount(word) || isColour(word) || SIZE.test(word),
    alternatives: [
      ...itself(word, vocabulary),
      ...(inPhrase.has(at) ? [] : meaningTheSame(word, vocabulary)),
      ...(alternatives[at] ?? []),
      ...parts(word, vocabulary),
    ],
    wider: wider[at] ?? [],
  }));
}

/** The same words with what begins with them, and for those that no product has, what is spelt about the same. */
export function widen(query: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  return query.map((one) => {
    if (one.word.length < 2 || isAmount(one.word)) return one;
    const begun = begunBy(one.word, vocabulary);
    const isMistyped = one.alternatives.length === 0 && sameMeaning(one.word).length === 0;
    const near = isMistyped ? nearTo(one.word, vocabulary) : [];
    return { ...one, alternatives: [...one.alternatives, ...begun, ...near] };
  });
}

const as =
  (match: Match) =>
  ({ places }: Alternative): Alternative => ({ places, match });

const ofOne = (words: readonly string[], match: Match): Alternative[] =>
  words.length > 0 ? [{ places: [words], match }] : [];

function itself(word: string, vocabulary: Vocabulary): Alternative[] {
  const others = vocabulary.sameStem(word).filter((other) => other !== word);
  const exact = [word, ...packSizesOf(word)].filter((one) => vocabulary.has(one));
  return [...ofOne(exact, MATCH.exact), ...ofOne(others, MATCH.stem)];
}

/** What means the same as some words, and kinds of it, as far as products have all of their words. */
function meaningTheSame(word: string, vocabulary: Vocabulary): Alternative[] {
  return [
    ...sameMeaning(word).flatMap((phrase) => known(phrase, vocabulary)),
    ...kindsOf(word)
      .flatMap((phrase) => known(phrase, vocabulary))
      .map(as(MATCH.stem)),
  ];
}

/** A phrase as products have it, in singular or plural; nothing where they lack one of its words. */
function known(phrase: readonly string[], vocabulary: Vocabulary): Alternative[] {
  if (phrase.every((word) => vocabulary.has(word)))
    return [{ places: phrase.map((word) => [word]), match: MATCH.exact }];
  const places = phrase.map((word) => vocabulary.sameStem(word));
  return places.every((words) => words.length > 0) ? [{ places, match: MATCH.stem }] : [];
}

function togetherOf(words: readonly string[], vocabulary: Vocabulary) {
  const joined = words.join('');
  const plain = !words.some(isAmount);
  return {
    same: [
      ...sameMeaning(...words).flatMap((phrase) => known(phrase, vocabulary)),
      ...kindsOf(...words)
        .flatMap((phrase) => known(phrase, vocabulary))
        .map(as(MATCH.stem)),
    ],
    joined: plain ? [...itself(joined, vocabulary), ...meaningTheSame(joined, vocabulary)] : [],
  };
}

/** The words of a search with those taken apart that were written together, where no product has all of their parts. */
export function takenApart(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  return words.flatMap((word) => partsOf(word, vocabulary)?.map(([part = '']) => part) ?? [word]);
}

/** A word that no product has as two or three that products have: tatasalt is tata and salt. */
function parts(word: string, vocabulary: Vocabulary): Alternative[] {
  const split = partsOf(word, vocabulary);
  return split ? [{ places: split, match: MATCH.exact }] : [];
}

function partsOf(word: string, vocabulary: Vocabulary): (readonly string[])[] | undefined {
  if (/\d/.test(word) || vocabulary.sameStem(word).length > 0 || sameMeaning(word).length > 0)
    return undefined;
  return splitIn(word, 3, vocabulary);
}

function splitIn(word: string, most: number, vocabulary: Vocabulary): (readonly string[])[] | undefined {
  const whole = formsOf(word, vocabulary);
  if (whole.length > 0) return [whole];
  if (most === 1) return undefined;
  // The longest first part: goodday is good and day, not goo and dday.
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const first = formsOf(word.slice(0, at), vocabulary);
    const rest = first.length > 0 ? splitIn(word.slice(at), most - 1, vocabulary) : undefined;
    if (rest) return [first, ...rest];
  }
  return undefined;
}

/** A part of a word as products have it: itself, its plural, or one word that means the same. */
function formsOf(part: string, vocabulary: Vocabulary): readonly string[] {
  const same = sameMeaning(part).flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  return [...new Set([part, ...same].flatMap((word) => vocabulary.sameStem(word)))];
}

function begunBy(word: string, vocabulary: Vocabulary): Alternative[] {
  const named = word.length < 3 ? [] : knownWordsFrom(word);
  return [
    ...ofOne(vocabulary.startingWith(word, MAX_BEGUN), MATCH.prefix),
    ...named.flatMap((other) => meaningTheSame(other, vocabulary)).map(as(MATCH.prefix)),
  ];
}

function nearTo(word: string, vocabulary: Vocabulary): Alternative[] {
  const near = vocabulary.nearest(word, knownWordsByLength).slice(0, MAX_NEAR);
  const ofProducts = near.filter((other) => vocabulary.has(other));
  return [
    ...ofOne(ofProducts, MATCH.fuzzy),
    ...near.flatMap((other) => meaningTheSame(other, vocabulary)).map(as(MATCH.fuzzy)),
  ];
}
