import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import type { EmailMessage, EmailPart } from './email-message.js';

/** An email as plain text, for mail programs that show no HTML. */
export function emailText({ greeting, parts }: EmailMessage): string {
  const { name, supportEmail, supportPhone, address } = shopIdentity;
  const closing = `${name}\n${supportEmail}, ${supportPhone}\n${address}`;
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
