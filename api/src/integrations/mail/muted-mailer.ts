import { Logger, OnApplicationBootstrap } from '@nestjs/common';
import { type Mail, Mailer } from './mailer.js';

/** The mailer of a real shop without a mail server: nothing is sent or shown. */
export class MutedMailer extends Mailer implements OnApplicationBootstrap {
  private readonly log = new Logger('Mail');

  onApplicationBootstrap(): void {
    this.log.warn('MAIL_URL is not set: this shop cannot send mails, so passwords cannot be recovered');
  }

  async send({ id }: Mail): Promise<void> {
    this.log.warn({ mail: id }, 'A mail could not be sent: MAIL_URL is not set');
  }
}
