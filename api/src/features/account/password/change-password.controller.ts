import {
  accountPaths,
  ChangePasswordAnswer,
  ChangePasswordRequest,
} from '@jhola/shared/contracts/account.contract';
import { Body, Controller, Headers, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { deviceName } from '../sessions/device-name.js';
import { ChangePassword } from './change-password.service.js';

@ApiTags('User')
@Controller()
export class ChangePasswordController {
  constructor(private readonly passwords: ChangePassword) {}

  /** No Idempotency-Key is stored: the answer holds tokens, which the shop never stores. */
  @Put(accountPaths.changePassword)
  @Audience('customer')
  @Limited('reauthentication')
  @Answers(ChangePasswordAnswer)
  async change(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: ChangePasswordRequest }) request: ChangePasswordRequest,
    @Headers('user-agent') userAgent: string | undefined,
  ) {
    const tokens = await this.passwords.change(userId, request, deviceName(userAgent));
    return ok('Password changed. Other devices are signed out.', {
      accesstoken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
    });
  }
}
