/** How many tones placeholders have. */
export const PLACEHOLDER_TONES = 12;

/** Packs and amounts say nothing of what a product is: `5 kg`, `(Pack of 2)`, `500g`. */
const NO_NAME = /^(?:\P{L}*\d.*|\P{L}+|pack|kg|g|gm|ml|l|ltr|of|the|and|with)$/iu;

/**
 * The initials that stand in for a picture: of the first two words of a name, whatever its script. A letter of Devanagari keeps its vowel
 * sign (docs/product.md#placeholders).
 * @returns at most two letters; empty for a name without any
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((word) => word && !NO_NAME.test(word));
  return words
    .slice(0, 2)
    .map((word) => firstLetter(word).toLocaleUpperCase('en'))
    .join('');
}

/** A letter without a mark after it is divided from the rest by itself. */
const PLAIN_LETTER = /^[\p{L}\p{N}](?![\p{M}\u200d])/u;

/** Made once, when it is needed: the first takes a slow phone some 50 ms. */
let graphemes: Intl.Segmenter | undefined;

/** The first letter of a word; without its vowel sign where a browser cannot divide a text into letters. */
function firstLetter(word: string): string {
  const [plain] = PLAIN_LETTER.exec(word) ?? [];
  if (plain) return plain;
  if (!('Segmenter' in Intl)) return [...word][0] ?? '';
  graphemes ??= new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const [letter] = graphemes.segment(word);
  return letter?.segment ?? '';
}

/** The tone of a placeholder, 0 to PLACEHOLDER_TONES − 1: the same for the same text, such as the id of a category. */
export function placeholderTone(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % PLACEHOLDER_TONES;
}
