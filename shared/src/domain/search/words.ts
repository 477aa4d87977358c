import { latinOf } from './devanagari.js';
import { withPackSizes } from './pack-size.js';

/** Accents of Latin letters, and the joiners that Hindi keyboards leave between letters. */
const NOT_READ = /[\u0300-\u036f\u200c\u200d]+/g;
/** Men's is mens. */
const APOSTROPHE = /['’`]/g;
/** Most texts are: they need no more than lower case. */
const IS_PLAIN = /^[ -~]*$/;

/** Words that shoppers write as one or as two: read as one. */
const ONE_WORD =
  't shirt|ear bud|ear phone|air bud|air pod|head phone|head set|neck band|note book|sketch book|bed sheet|tooth brush|tooth paste|back pack|lip stick';
const ONE_WORD_AS_TWO = new RegExp(`\\b(${ONE_WORD.replaceAll(' ', '[- ]')})`, 'g');
const THOUSANDS = /(\d),(?=\d{3}(?!\d))/g;
const WORD = /\d+\.\d+|[\p{L}\p{M}\p{N}]+/gu;

/** A text in lower case and Latin letters: accents taken off, Hindi as shoppers write it with Latin letters. */
export function latinText(text: string): string {
  const plain = text.replace(APOSTROPHE, '').toLowerCase();
  return (IS_PLAIN.test(plain) ? plain : withoutScripts(plain))
    .replace(ONE_WORD_AS_TWO, (both) => both.replace(/[- ]/, ''))
    .replace(/\bsmartwatch/g, 'smart watch')
    .replace(THOUSANDS, '$1');
}

const withoutScripts = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(NOT_READ, '')
    .replace(/टी[- ]शर्ट/g, 'tshirt')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, latinOf);

/**
 * Splits a text into plain lower-case words: accents taken off, Hindi in Latin letters, `T-shirt` and `ear buds` each one
 * word, a `smartwatch` two; an amount and its unit are one word in one spelling, `1 kg` and `1000 gm` both `1000g`.
 */
export function wordsOf(text: string): string[] {
  return withPackSizes(latinText(text).match(WORD) ?? []);
}
