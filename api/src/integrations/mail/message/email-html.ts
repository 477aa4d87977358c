import { escapeHtml } from '#platform/http/escape-html.js';
import type { AmountRow, EmailMessage, EmailPart } from './email-message.js';
import type { MailingShop } from './email-text.js';

// The colours of the shop. Many mail programs support neither style sheets nor variables, so every element
// has its own styles.
const indigo = '#2b2b7c';
const indigoSoft = '#f1f1fb';
const marigold = '#f6a81c';
const cotton = '#fbf8f2';
const ink = '#1b1a2e';
const muted = '#5f5b70';
const hairline = '#e9e2d3';
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/**
 * An email as HTML: one column, no pictures, nothing loaded from anywhere. All texts from outside (names,
 * addresses, codes) are escaped.
 * @param shopUrl the link behind the shop's name
 */
export function emailHtml(
  { language = 'en', subject, greeting, parts }: EmailMessage,
  shop: MailingShop,
  shopUrl: string,
): string {
  const { name, supportEmail, supportPhone, address } = shop;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${cotton};color:${ink};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${cotton}"><tr>
<td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${hairline};border-radius:12px">
<tr><td style="padding:20px 28px;background:${indigo};border-bottom:4px solid ${marigold};border-radius:11px 11px 0 0">
<a href="${escapeHtml(shopUrl)}" style="color:#ffffff;font-size:22px;font-weight:700;text-decoration:none">${escapeHtml(name)}</a>
</td></tr>
<tr><td style="padding:24px 28px 12px;font-size:16px;line-height:1.55">
${[paragraph(greeting), ...parts.map(partHtml)].join('\n')}
</td></tr>
<tr><td style="padding:16px 28px 20px;border-top:1px solid ${hairline};color:${muted};font-size:13px;line-height:1.5">
${escapeHtml(name)} · <a href="mailto:${escapeHtml(supportEmail)}" style="color:${indigo}">${escapeHtml(supportEmail)}</a> · ${escapeHtml(supportPhone)}<br>
${escapeHtml(address.en)}
</td></tr>
</table>
</td>
</tr></table>
</body>
</html>
`;
}

function partHtml(part: EmailPart): string {
  switch (part.type) {
    case 'text':
      return paragraph(part.text);
    case 'code':
      return `<p style="margin:0 0 16px;padding:16px;background:${indigoSoft};border-radius:8px;color:${indigo};font-size:32px;font-weight:700;letter-spacing:8px;text-align:center">${escapeHtml(part.code)}</p>`;
    case 'link':
      return `<p style="margin:8px 0 20px"><a href="${escapeHtml(part.address)}" style="display:inline-block;padding:12px 20px;background:${indigo};border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
    case 'amounts':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:15px">
${part.rows.map((row, index) => rowHtml(row, index === part.rows.length - 1)).join('\n')}
</table>`;
  }
}

function rowHtml({ name, amount }: AmountRow, isSum: boolean): string {
  const cell = `padding:8px 0;border-top:1px solid ${hairline}${isSum ? ';font-weight:700' : ''}`;
  return `<tr><td style="${cell}">${escapeHtml(name)}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap;vertical-align:top">${escapeHtml(amount)}</td></tr>`;
}

const paragraph = (words: string): string => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
