import type { Language } from '@jhola/shared/languages/chosen-language';

/** One part of an email, from top to bottom. */
export type EmailPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'link'; readonly label: string; readonly address: string }
  | { readonly type: 'amounts'; readonly rows: readonly AmountRow[] };

/** What costs how much; the last row of a table is its sum. */
export interface AmountRow {
  readonly name: string;
  readonly amount: string;
}

/** What a mail says, before it becomes text and HTML. */
export interface EmailMessage {
  /** English unless said otherwise. */
  readonly language?: Language;
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

/** A table of an email. @param rows the last one is the sum of the others */
export const amounts = (rows: readonly AmountRow[]): EmailPart => ({ type: 'amounts', rows });
