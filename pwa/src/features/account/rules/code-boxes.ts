/** A one-time code has six digits. */
export const CODE_LENGTH = 6;

/** The six boxes of a code; '' where nothing stands yet. */
export type Boxes = readonly string[];

export const noCode: Boxes = Array.from({ length: CODE_LENGTH }, () => '');

/** What the boxes hold, and which of them is next. */
export interface Filled {
  readonly boxes: Boxes;
  /** From 0. */
  readonly next: number;
}

/**
 * The boxes once text has come into one of them: digits only (docs/product.md#otp-screen). A whole code fills all,
 * wherever it is pasted; less goes on from that box.
 * @param at the box, from 0
 */
export function fill(boxes: Boxes, at: number, text: string): Filled {
  const digits = [...text.replace(/\D/g, '')];
  if (digits.length === 0) return { boxes, next: at };
  const from = digits.length >= CODE_LENGTH ? 0 : at;
  const filled = boxes.map((box, index) => digits[index - from] ?? box);
  return { boxes: filled, next: Math.min(from + digits.length, CODE_LENGTH - 1) };
}

/**
 * The boxes once the value of one of them has changed by typing, or by what the phone filled in.
 * @param value all that the field holds now: beside a digit that stood there, the one that was typed
 */
export function type(boxes: Boxes, at: number, value: string): Filled {
  const before = boxes[at] ?? '';
  if (value === '') return { boxes: boxes.with(at, ''), next: at };
  return fill(boxes, at, before && value.length === 2 ? value.replace(before, '') : value);
}

/** The boxes after Backspace: it empties its box, or the one before when there is nothing in it. */
export function back(boxes: Boxes, at: number): Filled {
  const emptied = boxes[at] || at === 0 ? at : at - 1;
  return { boxes: boxes.with(emptied, ''), next: emptied };
}
