import {
  NewOrderMails,
  NewOrderMailsAnswer,
  newOrderMailsPath,
} from '@jhola/shared/contracts/new-order-mails.contract';
import { chosenLanguage } from '@jhola/shared/languages/chosen-language';
import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import type { ShopRequest } from '#platform/auth/current-user.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { NewOrderMailsSetting } from './new-order-mails-setting.service.js';

/** Whether the shop gets mails about its new orders (docs/product.md#new-order-mails). Not among what everybody reads of it. */
@ApiTags('Orders')
@Audience('admin')
@Controller()
export class NewOrderMailsController {
  constructor(private readonly setting: NewOrderMailsSetting) {}

  @Get(newOrderMailsPath)
  @Answers(NewOrderMailsAnswer)
  async get() {
    return ok('Mails about new orders', await this.setting.chosen());
  }

  @Put(newOrderMailsPath)
  @Writes(NewOrderMailsAnswer)
  async save(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: NewOrderMails }) choice: NewOrderMails,
    @Req() { headers }: ShopRequest,
  ) {
    return ok('Settings saved', await this.setting.save(by, choice, chosenLanguage(headers.cookie ?? '')));
  }
}
