import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountMailsModule } from '../mails/account-mails.module.js';
import { oneTimeCodeModel } from './models/one-time-code.model.js';
import { OneTimeCodes } from './one-time-codes.service.js';

/** Codes of six digits by mail. */
@Module({
  imports: [AccountMailsModule, MongooseModule.forFeature([oneTimeCodeModel])],
  providers: [OneTimeCodes],
  exports: [OneTimeCodes],
})
export class OneTimeCodesModule {}
