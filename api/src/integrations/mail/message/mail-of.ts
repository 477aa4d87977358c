import type { Mail } from '../mailer.js';
import { emailHtml } from './email-html.js';
import type { EmailMessage } from './email-message.js';
import { emailText, type MailingShop } from './email-text.js';

interface MailFrame {
  /** See Mail. */
  readonly id: string;
  readonly to: string;
  /** The shop as it is called at this moment. */
  readonly shop: MailingShop;
  /** The address shoppers use, without a slash at the end. */
  readonly shopUrl: string;
}

/** A message as a mail, in plain text and HTML. */
export function mailOf(message: EmailMessage, { id, to, shop, shopUrl }: MailFrame): Mail {
  const [text, html] = [emailText(message, shop), emailHtml(message, shop, shopUrl)];
  return { id, from: shop.name, to, subject: message.subject, text, html };
}
