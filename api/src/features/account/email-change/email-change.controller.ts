import {
  accountPaths,
  ChangeEmailRequest,
  ConfirmEmailRequest,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device } from '../devices/device.js';
import { EmailChange } from './email-change.service.js';

/** Changing the e-mail address of an account: additions of ours. */
@ApiTags('User')
@Controller()
@Audience('customer')
export class EmailChangeController {
  constructor(private readonly emails: EmailChange) {}

  // No Idempotency-Key is stored: a hash of the body would be a fast hash of the password. A repeated request
  // does no harm.
  @Put(accountPaths.changeEmail)
  @Limited('reauthentication')
  @Answers(PlainAnswer)
  async ask(
    @CurrentUser() user: Principal,
    @Body({ schema: ChangeEmailRequest }) request: ChangeEmailRequest,
  ) {
    await this.emails.request(user, request);
    return ok('A code is on its way to the new address.');
  }

  @Put(accountPaths.confirmEmail)
  @Limited('codes')
  @Writes(PlainAnswer)
  async confirm(
    @CurrentUser() user: Principal,
    @Body({ schema: ConfirmEmailRequest }) request: ConfirmEmailRequest,
    @CallingDevice() device: Device,
  ) {
    await this.emails.confirm(user.userId, request, device);
    return ok('E-mail changed.');
  }
}
