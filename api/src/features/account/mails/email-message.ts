/** One part of an email, from top to bottom. */
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

/** A paragraph of an email. */
export const text = (words: string): EmailPart => ({ type: 'text', text: words });

/** The code of an email. */
export const code = (digits: string): EmailPart => ({ type: 'code', code: digits });

/** A link of an email. @param address a whole web address */
export const link = (label: string, address: string): EmailPart => ({ type: 'link', label, address });
