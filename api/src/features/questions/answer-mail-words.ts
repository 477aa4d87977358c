import { productPath } from '@jhola/shared/domain/slugs/paths';
import type { Language } from '@jhola/shared/languages/chosen-language';
import { type EmailMessage, link, text } from '#integrations/mail/message/email-message.js';
import { salutation } from '#integrations/mail/message/salutation.js';

/** What the mail about an answer is made of. */
interface MailedAnswer {
  readonly product: { readonly _id: string; readonly name: string };
  readonly language: Language | undefined;
  /** The account's name as its owner wrote it. */
  readonly name: string;
  /** What the shop is called. */
  readonly shopName: string;
  /** The address shoppers use, without a slash at the end. */
  readonly shopUrl: string;
}

const words = {
  en: {
    subject: (product: string) => `Your question about ${product} is answered`,
    said: (product: string, shop: string) => `${shop} has answered what you asked about ${product}.`,
    read: 'Read the answer',
  },
  hi: {
    subject: (product: string) => `${product} के बारे में आपके सवाल का जवाब आ गया`,
    said: (product: string, shop: string) =>
      `${product} के बारे में आपने जो पूछा था, ${shop} ने उसका जवाब दे दिया है।`,
    read: 'जवाब पढ़ें',
  },
} as const;

/**
 * The mail about an answered question, in the language in which it was asked. It repeats neither question nor answer: whoever
 * asks in the name of a foreign mailbox could have the shop send their words.
 */
export function answerMessage({
  product,
  language = 'en',
  name,
  shopName,
  shopUrl,
}: MailedAnswer): EmailMessage {
  const { subject, said, read } = words[language];
  return {
    language,
    subject: subject(product.name),
    greeting: salutation(name, language),
    parts: [text(said(product.name, shopName)), link(read, `${shopUrl}${productPath(product)}`)],
  };
}
