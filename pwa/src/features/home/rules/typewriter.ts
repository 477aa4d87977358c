/** Section 9: 100 ms a character, a pause of 2 s once a line is whole. */
const CHARACTER_MS = 100;
const PAUSE_MS = 2000;

/** Where the typewriter stands: the first `length` characters of one line, growing or shrinking. */
export interface Typing {
  readonly line: number;
  readonly length: number;
  readonly deleting: boolean;
}

export const typingStart: Typing = { line: 0, length: 0, deleting: false };

/** What follows: type the next character, delete one, or go on to the next line (section 4). */
export function nextTyping({ line, length, deleting }: Typing, lines: readonly string[]): Typing {
  const whole = lines[line]?.length ?? 0;
  if (!deleting && length < whole) return { line, length: length + 1, deleting };
  if (length > 0) return { line, length: length - 1, deleting: true };
  return { line: (line + 1) % lines.length, length: 0, deleting: false };
}

/** How long a state stays, in milliseconds. */
export function typingDelay({ line, length, deleting }: Typing, lines: readonly string[]): number {
  return !deleting && length === lines[line]?.length ? PAUSE_MS : CHARACTER_MS;
}
