/** One part of a letter, from top to bottom. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly address: string };

/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly parts: readonly LetterPart[];
}

/** A sentence or more of a letter. */
export const text = (words: string): LetterPart => ({ kind: 'text', text: words });

/** The code a letter is sent for. */
export const code = (digits: string): LetterPart => ({ kind: 'code', code: digits });

/** Where a letter leads to. @param address a whole web address */
export const link = (label: string, address: string): LetterPart => ({ kind: 'link', label, address });
