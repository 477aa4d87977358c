import { Logger, OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from './mailer.js';

/** A mail could not be sent this time; its message names the cause, never the mail's content or its recipient. */
export class MailNotSent extends Error {}

/** How long a mail may take in all, waiting included; the outbox tries again after 30 s. */
const SENDING_MS = 20_000;
const CONNECTING_MS = 8_000;
const CONNECTIONS = 4;

/** The mail server, and the sender. */
export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte. */
  readonly url: string;
  /** `Name <address>`, or the address alone: then mails bear the shop's name. */
  readonly from: string;
}

/** A mail server's refusal as nodemailer reports it. */
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
  /** The host of the sender's address, for message ids. */
  private readonly host: string;
  /** The sender's address, where each mail brings its name. */
  private readonly address: string | undefined;

  constructor({ url, from }: SmtpSettings) {
    super();
    this.host = /@([^>]+)/.exec(from)?.[1] ?? 'localhost';
    this.address = from.includes('<') ? undefined : from;
    this.transport = createTransport(
      {
        url,
        pool: true,
        maxConnections: CONNECTIONS,
        connectionTimeout: CONNECTING_MS,
        greetingTimeout: CONNECTING_MS,
        socketTimeout: SENDING_MS,
        // Mails contain only generated content; nothing in them may name a file or an address to be read.
        disableFileAccess: true,
        disableUrlAccess: true,
        // On the same machine no interception is possible, and no authority certifies 127.0.0.1.
        tls: { rejectUnauthorized: !isLoopback(url) },
      },
      { from, headers: { 'Auto-Submitted': 'auto-generated' } },
    );
  }

  /**
   * Sends a mail to the mail server. A permanent refusal is logged and given up: no later try could succeed.
   * @throws MailNotSent when the server is missing, busy, or does not accept this shop's mails
   */
  async send({ id, from, to, subject, text, html }: Mail): Promise<void> {
    const signal = AbortSignal.timeout(SENDING_MS);
    try {
      await this.transport.sendMail({
        messageId: `<${id}@${this.host}>`,
        ...(this.address && { from: { name: from, address: this.address } }),
        to: { name: '', address: to },
        subject,
        text,
        html,
        signal,
      });
    } catch (error) {
      // The error names recipients and repeats the server's response: only its codes may be passed on.
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
