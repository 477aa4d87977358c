import { Logger, Module } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { DevMailbox } from './dev-mailbox/dev-mailbox.js';
import { type Mail, Mailer } from './mailer.js';

/** The mailer of a real shop without a mail server, of which the start warns: nothing is sent or shown. */
class MutedMailer extends Mailer {
  private readonly log = new Logger('Mail');

  async send({ id }: Mail): Promise<void> {
    this.log.warn({ mail: id }, 'A mail could not be sent: MAIL_URL is not set');
  }
}

/**
 * Mails are sent by SMTP when there is a MAIL_URL; otherwise the development mailbox keeps them where the
 * shop is tried out, else nothing is sent.
 */
@Module({
  providers: [{ provide: Mailer, inject: [ShopConfig], useFactory: mailerFor }],
  exports: [Mailer],
})
export class MailModule {}

/** The mailer for these settings. */
async function mailerFor({ mailUrl, mailFrom, demo }: ShopConfig): Promise<Mailer> {
  if (mailUrl) {
    // Loaded by shops that have a mail server: the others start sooner without it.
    const { SmtpMailer } = await import('./smtp-mailer.js');
    return new SmtpMailer({ url: mailUrl, from: mailFrom });
  }
  return demo.mailbox === 'nobody' ? new MutedMailer() : new DevMailbox();
}
