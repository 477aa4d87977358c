import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '#integrations/mail/mail.module.js';
import { AccountMails } from './account-mails.service.js';
import { MailAllowances } from './mail-allowances.service.js';
import { mailAllowanceModel } from './models/mail-allowance.model.js';

/** The mails of accounts, and how many a stranger may cause. */
@Module({
  imports: [MailModule, MongooseModule.forFeature([mailAllowanceModel])],
  providers: [AccountMails, MailAllowances],
  exports: [AccountMails, MailAllowances],
})
export class AccountMailsModule {}
