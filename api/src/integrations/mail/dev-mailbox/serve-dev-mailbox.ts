import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../mailer.js';
import { DevMailbox } from './dev-mailbox.js';
import { mailboxPage, mailboxPaths } from './mailbox-page.js';
import { mailboxStyle } from './mailbox-style.js';

interface HtmlAddress {
  readonly Params: { readonly id: string };
}

/**
 * Serves the development mailbox, where mails can be read that no mail server takes. When mails are sent, or in
 * production, there is no such page. Call before listening.
 */
export function serveDevMailbox(server: FastifyInstance, mailer: Mailer): void {
  if (!(mailer instanceof DevMailbox)) return;
  new Logger('Mail').log(`No MAIL_URL is set: mails are kept at ${mailboxPaths.page}`);
  server.get(mailboxPaths.page, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(mailer.mails)),
  );
  server.get(mailboxPaths.style, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(mailboxStyle),
  );
  server.get<HtmlAddress>(mailboxPaths.html, (request, reply) => {
    const mail = mailer.mails.find(({ id }) => id === request.params.id);
    if (!mail) return reply.callNotFound();
    return (
      reply
        .header('content-security-policy', policyFor(mail.html))
        .header('x-frame-options', 'SAMEORIGIN')
        // A fenced frame has no origin of its own.
        .removeHeader('origin-agent-cluster')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(mail.html)
    );
  });
}

/** A mail's HTML may show itself inside the mailbox, with just the styles it has (they contain no entities), and nothing
 * else.
 */
function policyFor(html: string): string {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style);
  const hashes = [...new Set(styles)].map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return `default-src 'none';style-src 'unsafe-hashes' ${hashes.join(' ')};frame-ancestors 'self';sandbox`;
}
