import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import type { EmailMessage, EmailPart } from './email-message.js';

/** What emails say of the shop that sends them. */
export type MailingShop = Pick<ShopSettings, 'name' | 'supportEmail' | 'supportPhone' | 'address'>;

/** An email as plain text, for mail programs that show no HTML. */
export function emailText({ greeting, parts }: EmailMessage, shop: MailingShop): string {
  const { name, supportEmail, supportPhone, address } = shop;
  const closing = `${name}\n${supportEmail}, ${supportPhone}\n${address.en}`;
  return `${[greeting, ...parts.map(partText), `-- \n${closing}`].join('\n\n')}\n`;
}

function partText(part: EmailPart): string {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return `    ${part.code}`;
    case 'link':
      return `${part.label}: ${part.address}`;
    case 'amounts':
      return part.rows.map(({ name, amount }) => `${name}: ${amount}`).join('\n');
  }
}
