/** What the search prompt types by itself (section 4). */
export const SUGGESTIONS = [
  'Books',
  'Airbuds',
  'T-shirt',
  'Saddi',
  'Watch',
  'Cloth',
  'Bluetooth',
  'Premium Watches',
  'chips',
] as const;

/** Section 9: the animation's speed of 50 is read as milliseconds a character; each suggestion is held 1 s. */
const TYPING_MS = 50;
const HOLD_MS = 1000;

/** Where the typing stands: the first `length` characters of one suggestion, growing or shrinking. */
export interface Typing {
  readonly suggestion: number;
  readonly length: number;
  readonly deleting: boolean;
}

export const typingStart: Typing = { suggestion: 0, length: 0, deleting: false };

/** The characters on screen. */
export function typedText({ suggestion, length }: Typing): string {
  return (SUGGESTIONS[suggestion] ?? '').slice(0, length);
}

/** How long the present state stays, in milliseconds: a whole suggestion is held. */
export function typingDelay({ suggestion, length, deleting }: Typing): number {
  return !deleting && length === SUGGESTIONS[suggestion]?.length ? HOLD_MS : TYPING_MS;
}

/** What follows: type the next character, delete one, or go on to the next suggestion. */
export function nextTyping({ suggestion, length, deleting }: Typing): Typing {
  const whole = SUGGESTIONS[suggestion]?.length ?? 0;
  if (!deleting && length < whole) return { suggestion, length: length + 1, deleting };
  if (length > 0) return { suggestion, length: length - 1, deleting: true };
  return { suggestion: (suggestion + 1) % SUGGESTIONS.length, length: 0, deleting: false };
}
