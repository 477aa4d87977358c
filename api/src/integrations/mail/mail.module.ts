import { Module } from '@nestjs/common';
import { ShopConfig } from '../../platform/config/shop-config.js';
import { DevMailbox } from './dev-mailbox/dev-mailbox.js';
import { Mailer } from './mailer.js';
import { MutedMailer } from './muted-mailer.js';

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
