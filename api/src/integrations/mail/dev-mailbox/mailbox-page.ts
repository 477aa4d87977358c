import { escapeHtml } from '#platform/http/escape-html.js';
import type { KeptMail } from './dev-mailbox.js';

/** The paths of the mailbox, its style sheet, and the HTML of one mail. */
export const mailboxPaths = {
  page: '/dev/mailbox',
  style: '/dev/mailbox/style.css',
  html: '/dev/mailbox/html/:id',
} as const;

/** The page that shows the mails, the newest first. */
export function mailboxPage(mails: readonly KeptMail[], shopName: string): string {
  const title = `Mailbox of ${escapeHtml(shopName)}`;
  const shown = mails.length > 0 ? mails.map(mailHtml).join('\n') : '<p>No mail yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${mailboxPaths.style}">
</head>
<body>
<header>
<h1>${title}</h1>
<p>No mail server is set (<code>MAIL_URL</code>), so mails are kept here, in memory, instead of being sent: the newest fifty.</p>
<p><a href="${mailboxPaths.page}">Look again</a> · <a href="/">To the shop</a></p>
</header>
<main>
${shown}
</main>
</body>
</html>
`;
}

function mailHtml({ id, to, subject, text, at }: KeptMail): string {
  const written = at.toISOString();
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)}, <time datetime="${written}">${written.slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${withCodeMarked(escapeHtml(text))}</pre>
<details>
<summary>As HTML</summary>
<iframe src="${mailboxPaths.html.replace(':id', encodeURIComponent(id))}" title="${escapeHtml(subject)}" sandbox loading="lazy"></iframe>
</details>
</article>`;
}

/** A line of six digits alone is a one-time code: it is highlighted. */
const withCodeMarked = (text: string): string => text.replace(/^ *(\d{6})$/gm, '<strong>$1</strong>');
