import type { IncomingHttpHeaders } from 'node:http';
import {
  accountPaths,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  VerifyOtpAnswer,
  VerifyOtpRequest,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { Body, Controller, Headers, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { isOwnOrigin } from '#platform/http/origins.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device, deviceCookie } from '../devices/device.js';
import { Recovery } from './recovery.service.js';
import { ResetCodes } from './reset-codes.service.js';
import { resetCookie, resetSecretIn } from './reset-cookie.js';
import { PERMIT_S, ResetPermits } from './reset-permits.service.js';

/**
 * Recovering a forgotten password: ask for a code, answer it, set another password (docs/product.md#recovery-screens).
 */
@ApiTags('User')
@Controller()
@Audience('public')
export class RecoveryController {
  private readonly publicUrl: string;
  private readonly overTls: boolean;

  constructor(
    private readonly codes: ResetCodes,
    private readonly permits: ResetPermits,
    private readonly recovery: Recovery,
    { publicUrl, isOverTls }: ShopConfig,
  ) {
    this.publicUrl = publicUrl;
    this.overTls = isOverTls;
  }

  @Put(accountPaths.forgotPassword)
  @Limited('codes')
  @Answers(PlainAnswer)
  async forgot(@Body({ schema: ForgotPasswordRequest }) { email }: ForgotPasswordRequest) {
    await this.codes.request(email);
    return ok('If this e-mail is registered, a code is on its way.');
  }

  @Put(accountPaths.verifyOtp)
  @Limited('codes')
  @Answers(VerifyOtpAnswer)
  async verify(
    @Body({ schema: VerifyOtpRequest }) { email, otp }: VerifyOtpRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const resetToken = await this.permits.grant(await this.codes.redeem(email, otp), email);
    reply.header('set-cookie', resetCookie(resetToken, PERMIT_S, this.overTls));
    return ok('The code is right. Choose a new password.', { resetToken });
  }

  @Put(accountPaths.resetPassword)
  @Limited('codes')
  @Answers(PlainAnswer)
  async reset(
    @Body({ schema: ResetPasswordRequest }) { email, newPassword, resetToken }: ResetPasswordRequest,
    @Headers() { cookie, origin, host }: IncomingHttpHeaders,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    // The cookie counts only for requests from the shop's own pages.
    const byCookie = isOwnOrigin(origin, host, this.publicUrl) ? resetSecretIn(cookie) : undefined;
    await this.recovery.reset({ email, newPassword, secret: resetToken ?? byCookie, device });
    reply.header('set-cookie', [resetCookie('', 0, this.overTls), deviceCookie(device, this.overTls)]);
    return ok('Password changed. Please login.');
  }
}
