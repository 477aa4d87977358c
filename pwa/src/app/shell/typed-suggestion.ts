/** 50 ms a character; each suggestion is held 1 s (docs/product.md#search-prompt). */
const TYPING_MS = 50;
const HOLD_MS = 1000;

/** Where the typing stands: the first `length` characters of one suggestion, growing or shrinking. */
export interface Typing {
  readonly suggestion: number;
  readonly length: number;
  readonly deleting: boolean;
}

/** What a shopper would call characters: a Hindi vowel sign belongs to its letter. */
const charactersOf = (word = ''): string[] => word.match(/\P{M}\p{M}*/gu) ?? [];

/** The beginning: the first suggestion stands there whole, as in the server's own markup. */
export function typingStart(words: readonly string[]): Typing {
  return { suggestion: 0, length: charactersOf(words[0]).length, deleting: false };
}

/** The characters on screen. */
export function typedText({ suggestion, length }: Typing, words: readonly string[]): string {
  return charactersOf(words[suggestion]).slice(0, length).join('');
}

/** How long the present state stays, in milliseconds: a whole suggestion is held. */
export function typingDelay({ suggestion, length, deleting }: Typing, words: readonly string[]): number {
  return !deleting && length === charactersOf(words[suggestion]).length ? HOLD_MS : TYPING_MS;
}

/** What follows: type the next character, delete one, or go on to the next suggestion. */
export function nextTyping({ suggestion, length, deleting }: Typing, words: readonly string[]): Typing {
  const whole = charactersOf(words[suggestion]).length;
  if (!deleting && length < whole) return { suggestion, length: length + 1, deleting };
  if (length > 0) return { suggestion, length: length - 1, deleting: true };
  return { suggestion: (suggestion + 1) % words.length, length: 0, deleting: false };
}
