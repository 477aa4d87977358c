import { Logger, OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { MailNotSent } from './mail-not-sent.js';
import { type Mail, Mailer } from './mailer.js';

/** How long a mail may take in all, waiting included; the outbox tries again after 30 s. */
const SENDING_MS = 20_000;
const CONNECTING_MS = 8_000;
const CONNECTIONS = 4;

/** Where mails are given to, and in whose name. */
export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
}

/** What a mail server's refusal says, as nodemailer reads it. */
interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

/** Sends mails by SMTP, over a few connections that stay open. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly transport;
  /** The part behind the @ of the sender, for the names of mails. */
  private readonly host: string;

  constructor({ url, from }: SmtpSettings) {
    super();
    this.host = /@([^>]+)/.exec(from)?.[1] ?? 'localhost';
    this.transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: CONNECTIONS,
        connectionTimeout: CONNECTING_MS,
        greetingTimeout: CONNECTING_MS,
        socketTimeout: SENDING_MS,
        // Mails are made of our own words; nothing in them may name a file or an address to be read.
        disableFileAccess: true,
        disableUrlAccess: true,
        // On this very machine nobody stands between, and no authority certifies 127.0.0.1.
        tls: { rejectUnauthorized: !isLoopback(url) },
      },
      { from, headers: { 'Auto-Submitted': 'auto-generated' } },
    );
  }

  /**
   * Gives a mail to the mail server. One that the server refuses for good is logged and given up: no later try could
   * succeed.
   * @throws MailNotSent when there is no server, it has no time, or it does not take mails of this shop
   */
  async send({ id, to, subject, text, html }: Mail): Promise<void> {
    const signal = AbortSignal.timeout(SENDING_MS);
    try {
      await this.transport.sendMail({
        messageId: `<${id}@${this.host}>`,
        to: { name: '', address: to },
        subject,
        text,
        html,
        signal,
      });
    } catch (error) {
      // The error names recipients and repeats what the server said: only its codes may go on.
      const { code = 'unknown', command = '', responseCode, permanent } = error as SmtpError;
      if (!permanent || (command !== 'RCPT TO' && command !== 'DATA')) {
        throw new MailNotSent(`The mail server did not take a mail: ${code} ${responseCode ?? ''}`.trim());
      }
      this.log.warn({ mail: id, code, responseCode }, 'A mail was refused for good');
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}

const isLoopback = (url: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
