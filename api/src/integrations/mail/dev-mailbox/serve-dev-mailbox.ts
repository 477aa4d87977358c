import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { onlyWithin } from '#platform/auth/from-this-computer.js';
import type { Reach } from '#platform/config/demo-mode.js';
import type { Mailer } from '../mailer.js';
import { DevMailbox } from './dev-mailbox.js';
import { mailboxPage, mailboxPaths } from './mailbox-page.js';
import { mailboxStyle } from './mailbox-style.js';

/** What the shop is called now. */
export type ShopName = () => Promise<string>;

interface HtmlAddress {
  readonly Params: { readonly id: string };
}

/**
 * Serves the development mailbox with the mails that no mail server takes. The page does not exist when mails
 * are really sent, or for clients outside its reach. Call before listening.
 */
export function serveDevMailbox(
  server: FastifyInstance,
  mailer: Mailer,
  reach: Reach,
  shopName: ShopName,
): void {
  if (!(mailer instanceof DevMailbox)) return;
  new Logger('Mail').log(`No MAIL_URL is set: mails are shown at ${mailboxPaths.page}`);
  const onRequest = onlyWithin(reach);
  server.get(mailboxPaths.page, { onRequest }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mailer.mails, await shopName())),
  );
  server.get(mailboxPaths.style, { onRequest }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailboxStyle),
  );
  server.get<HtmlAddress>(mailboxPaths.html, { onRequest }, (request, reply) => {
    const mail = mailer.mails.find(({ id }) => id === request.params.id);
    if (!mail) return reply.callNotFound();
    return (
      reply
        .header('content-security-policy', policyFor(mail.html))
        .header('x-frame-options', 'SAMEORIGIN')
        // A sandboxed frame has no origin of its own.
        .removeHeader('origin-agent-cluster')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(mail.html)
    );
  });
}

/**
 * Allows a mail's HTML to be framed by the mailbox, with just its own styles (they contain no entities), and
 * nothing else.
 */
function policyFor(html: string): string {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style);
  const hashes = [...new Set(styles)].map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return `default-src 'none';style-src 'unsafe-hashes' ${hashes.join(' ')};frame-ancestors 'self';sandbox`;
}
