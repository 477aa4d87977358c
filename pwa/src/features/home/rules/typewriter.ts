/** 100 ms a character, a pause of 2 s once a line is whole (docs/product.md#hero). */
const CHARACTER_MS = 100;
const PAUSE_MS = 2000;

/** Where the typewriter stands: the first `length` characters of one line, growing or shrinking. */
export interface Typing {
  readonly line: number;
  readonly length: number;
  readonly deleting: boolean;
}

/** The beginning of the first line. */
export const typingStart: Typing = { line: 0, length: 0, deleting: false };

/** The whole first line: what the server's first answer shows too. */
export const firstLineWhole = (lines: readonly string[]): Typing => ({
  line: 0,
  length: lengthOf(lines[0]),
  deleting: false,
});

/** What follows: type the next character, delete one, or go on to the next line. */
export function nextTyping({ line, length, deleting }: Typing, lines: readonly string[]): Typing {
  if (!deleting && length < lengthOf(lines[line])) return { line, length: length + 1, deleting };
  if (length > 0) return { line, length: length - 1, deleting: true };
  return { line: (line + 1) % lines.length, length: 0, deleting: false };
}

/** How long a state stays, in milliseconds. */
export function typingDelay({ line, length, deleting }: Typing, lines: readonly string[]): number {
  return !deleting && length === lengthOf(lines[line]) ? PAUSE_MS : CHARACTER_MS;
}

/** What is typed so far. */
export const typedText = ({ line, length }: Typing, lines: readonly string[]): string =>
  characters(lines[line]).slice(0, length).join('');

const lengthOf = (line: string | undefined): number => characters(line).length;

/** The few lines of a page, each split once: that costs a slow phone as much as a frame. */
const split = new Map<string, readonly string[]>();

/** What a reader takes for one character: a Hindi consonant and its vowel sign are typed together. */
function characters(line = ''): readonly string[] {
  const known = split.get(line) ?? Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  split.set(line, known);
  return known;
}
