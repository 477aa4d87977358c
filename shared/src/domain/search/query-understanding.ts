import { AUDIENCES, audienceOf } from './audience.js';
import { emptyWords } from './word-lists/empty-words.js';
import { latinText, wordsOf } from './words.js';

/** What a search asks for. */
export interface UnderstoodQuery {
  /** What is left of it as words. */
  readonly words: readonly string[];
  /** The lowest and highest price, in paise. */
  readonly minPaise: number;
  readonly maxPaise: number;
  /** The cheapest first, among products that match equally well. */
  readonly cheapest: boolean;
  /** Whom it is for, in the bits of `audienceOf`; 0 for anybody. */
  readonly audience: number;
  /** Whether something was read as another thing than a word. */
  readonly understood: boolean;
}

const UNIT =
  '(?!\\s*(?:kgs?|kilos?|gms?|g|grams?|ltrs?|l|litres?|liters?|ml|pcs?|pieces?|packs?|inch|cm|mm|w|watt)\\b)';
const CURRENCY = '(?:₹|\\brs\\b\\.?|\\binr\\b|\\brupees?\\b|\\brupa?ye\\b|\\brupay\\b|\\brupaye\\b|/-)';
/** A price, with its currency or without. */
const PRICE = `${CURRENCY}?\\s*(\\d+(?:\\.\\d+)?)(?![\\d.]*\\d|[a-z])${UNIT}\\s*${CURRENCY}?`;
const MONEY = new RegExp(`(?:${CURRENCY}\\s*(\\d+(?:\\.\\d+)?)|(\\d+(?:\\.\\d+)?)\\s*${CURRENCY})`, 'u');
/** Two numbers are a span of prices only where one of these stands with them. */
const SAYS_MONEY = new RegExp(`${CURRENCY}|\\btak\\b|\\bfrom\\b`, 'u');

const pattern = (...parts: readonly string[]) => new RegExp(parts.join('\\s*'), 'u');
const BETWEEN = pattern('\\bbetween\\b', PRICE, '(?:and|to|-|se|aur)', PRICE);
const FROM_TO = pattern('(?:\\bfrom\\b)?', PRICE, '(?:to|-|–|se)', PRICE);
const BELOW = pattern(
  '(?:\\b(?:under|below|less than|lower than|cheaper than|upto|up to|within|max|maximum|at most|not more than)\\b|<)',
  PRICE,
);
const BELOW_AFTER = pattern(
  PRICE,
  '\\b(?:se kam|se niche|se neeche|se nice|se saste?|se sasta|se sasti|ke andar|ke ander|ke niche|ke neeche|ke bheetar|tak|or less|and below|and under)\\b',
);
const ABOVE = pattern('(?:\\b(?:above|over|more than|greater than|at least|minimum|min)\\b|>)', PRICE);
const ABOVE_AFTER = pattern(
  PRICE,
  '\\b(?:se zyada|se jyada|se jada|se upar|se uper|se adhik|or more|and above|and up)\\b',
);

const CHEAP = new Set(
  'cheap cheaper cheapest sasta saste sasti sastaa affordable kifayati lowprice inexpensive budget'.split(
    ' ',
  ),
);

/**
 * Reads what a search asks for besides words (docs/product.md#search-rules): prices, the cheapest, and whom it is for.
 * @param text what was typed
 */
export function understand(text: string): UnderstoodQuery {
  const { rest, minPaise, maxPaise } = pricesIn(latinText(text));
  const all = wordsOf(rest);
  const cheapest = all.some((word) => CHEAP.has(word));
  const meant = all.filter((word) => !CHEAP.has(word));
  const things = meant.filter((word) => audienceOf(word) === 0 && !emptyWords.has(word));
  // Alone, such words are all there is to look for.
  const words = things.length > 0 ? things : meant;
  const audience =
    things.length > 0 ? meant.reduce((bits, word) => bits | audienceOf(word), 0) & AUDIENCES : 0;
  const understood = cheapest || audience !== 0 || minPaise > 0 || maxPaise < Number.POSITIVE_INFINITY;
  return { words, minPaise, maxPaise, cheapest, audience, understood };
}

function pricesIn(text: string): { rest: string; minPaise: number; maxPaise: number } {
  let rest = text;
  let min = 0;
  let max = Number.POSITIVE_INFINITY;
  const take = (which: RegExp): readonly number[] | undefined => {
    const found = which.exec(rest);
    if (!found) return undefined;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found.slice(1).flatMap((number) => (number === undefined ? [] : [Number(number) * 100]));
  };
  const isMoney = SAYS_MONEY.test(text);
  const range = take(BETWEEN) ?? (isMoney ? take(FROM_TO) : undefined);
  if (range) {
    min = Math.min(...range);
    max = Math.max(...range);
    rest = rest.replace(/\btak\b|\bke beech\b|\bke bich\b/, ' ');
  }
  const [below] = take(BELOW) ?? take(BELOW_AFTER) ?? [];
  const [above] = take(ABOVE) ?? take(ABOVE_AFTER) ?? [];
  const [alone] = below === undefined && above === undefined && !range ? (take(MONEY) ?? []) : [];
  max = Math.min(max, below ?? alone ?? max);
  min = Math.max(min, above ?? 0);
  return { rest, minPaise: min, maxPaise: max };
}
