import { Module } from '@nestjs/common';
import { ShopConfig } from '../../platform/config/shop-config.js';
import { DevMailbox } from './dev-mailbox/dev-mailbox.js';
import { Mailer } from './mailer.js';
import { MutedMailer } from './muted-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

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
function mailerFor({ mailUrl, mailFrom, demo }: ShopConfig): Mailer {
  if (mailUrl) return new SmtpMailer({ url: mailUrl, from: mailFrom });
  return demo.mailbox === 'nobody' ? new MutedMailer() : new DevMailbox();
}
