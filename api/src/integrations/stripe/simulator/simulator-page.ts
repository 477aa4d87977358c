import { formatTotal } from '@jhola/shared/domain/money/money';
import { escapeHtml } from '#platform/http/escape-html.js';
import type { SimulatedSession } from './simulated-objects.js';
import { simulatorPaths } from './simulator-paths.js';

/** The notice at the top of the page, after an action on it. */
export type PageNote = 'declined' | 'paid' | 'closed';

const notes: Readonly<Record<PageNote, string>> = {
  declined: 'Your card was declined. Nothing was charged. Try again, or go back to the shop.',
  paid: 'Paid. This page does not lead back to the shop: close it, as somebody would who is in a hurry.',
  closed: 'This page takes no money any more.',
};

/** The page for paying with play money. */
export function simulatorPage(shopName: string, session: SimulatedSession, note?: PageNote): string {
  const title = `TEST payment to ${escapeHtml(shopName)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${simulatorPaths.style}">
</head>
<body>
<header>
<h1>${title}</h1>
<p><strong>TEST</strong>: no card provider is set (<code>STRIPE_SECRET_KEY</code>), so this page stands in for it. No money moves.</p>
</header>
<main>
${note ? `<p role="status">${notes[note]}</p>` : ''}
<table>
<caption>Order ${escapeHtml(session.client_reference_id ?? '')}</caption>
<tbody>
${session.lines.map(lineHtml).join('\n')}
</tbody>
<tfoot><tr><th scope="row">Total</th><td>${amount(session.amount_total)}</td></tr></tfoot>
</table>
${session.status === 'open' ? buttons(session) : ''}
<p><a href="${escapeHtml(session.cancel_url)}">Back to the shop without paying</a></p>
</main>
</body>
</html>
`;
}

const buttons = (session: SimulatedSession): string => `<form method="post">
<button name="do" value="pay">Pay ${amount(session.amount_total)}</button>
<button name="do" value="decline">Pay with a card that is declined</button>
<button name="do" value="pay-and-close">Pay and close the tab</button>
</form>`;

const lineHtml = ({ name, quantity, amount: paise }: SimulatedSession['lines'][number]): string =>
  `<tr><th scope="row">${quantity} × ${escapeHtml(name)}</th><td>${amount(paise)}</td></tr>`;

const amount = (paise: number): string => formatTotal(paise / 100);

/** The style sheet of the page, for light and dark. */
export const simulatorStyle = `:root { color-scheme: light dark; }
body { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0; }
[role='status'] { padding: 0.75rem 1rem; border: 1px solid #8d879880; border-radius: 0.75rem; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; font-weight: 600; padding-block: 0.5rem; }
th { text-align: start; font-weight: 400; overflow-wrap: anywhere; }
td { text-align: end; white-space: nowrap; }
tr > * { padding-block: 0.4rem; border-block-end: 1px solid #8d879840; }
tfoot tr > * { font-weight: 600; border: 0; }
form { display: grid; gap: 0.75rem; margin-block: 1.25rem; }
button { min-height: 2.75rem; font: inherit; cursor: pointer; }
a { display: inline-block; padding-block: 0.6rem; }
`;
