import {
  accountPaths,
  ChangePasswordAnswer,
  ChangePasswordRequest,
} from '@jhola/shared/contracts/account.contract';
import { Body, Controller, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device, deviceCookie } from '../devices/device.js';
import { ChangePassword } from './change-password.service.js';

@ApiTags('User')
@Controller()
export class ChangePasswordController {
  private readonly overTls: boolean;

  constructor(
    private readonly passwords: ChangePassword,
    { isOverTls }: ShopConfig,
  ) {
    this.overTls = isOverTls;
  }

  /** No Idempotency-Key is stored: the answer holds tokens, which the shop never stores. */
  @Put(accountPaths.changePassword)
  @Audience('customer')
  @Limited('reauthentication')
  @Answers(ChangePasswordAnswer)
  async change(
    @CurrentUser() user: Principal,
    @Body({ schema: ChangePasswordRequest }) request: ChangePasswordRequest,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const tokens = await this.passwords.change(user, request, device);
    reply.header('set-cookie', deviceCookie(device, this.overTls));
    return ok('Password changed. Other devices are signed out.', {
      accesstoken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
    });
  }
}
