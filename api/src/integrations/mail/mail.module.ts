import { Module } from '@nestjs/common';
import { ShopConfig } from '../../platform/config/shop-config.js';
import { DevMailbox } from './dev-mailbox/dev-mailbox.js';
import { Mailer } from './mailer.js';
import { MutedMailer } from './muted-mailer.js';

/** Mails leave by SMTP when there is a MAIL_URL; otherwise they are kept for whoever tries the shop out, else by nobody. */
@Module({
  providers: [{ provide: Mailer, inject: [ShopConfig], useFactory: mailerFor }],
  exports: [Mailer],
})
export class MailModule {}

/** The way mails leave with these settings. */
async function mailerFor({ mailUrl, mailFrom, demo }: ShopConfig): Promise<Mailer> {
  if (mailUrl) {
    // Loaded by shops that have a mail server: the others start sooner without it.
    const { SmtpMailer } = await import('./smtp-mailer.js');
    return new SmtpMailer({ url: mailUrl, from: mailFrom });
  }
  return demo.mailbox === 'nobody' ? new MutedMailer() : new DevMailbox();
}
