/** One part of a letter, from top to bottom. */
export type EmailPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'link'; readonly label: string; readonly address: string };

/** What a mail says, before it becomes text and HTML. */
export interface EmailMessage {
  readonly subject: string;
  readonly greeting: string;
  readonly parts: readonly EmailPart[];
}

/** A sentence or more of a letter. */
export const text = (words: string): EmailPart => ({ type: 'text', text: words });

/** The code a letter is sent for. */
export const code = (digits: string): EmailPart => ({ type: 'code', code: digits });

/** Where a letter leads to. @param address a whole web address */
export const link = (label: string, address: string): EmailPart => ({ type: 'link', label, address });
