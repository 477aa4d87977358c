import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  ChangeSecondFactorRequest,
  ConfirmSecondFactorRequest,
  RecoveryCodesAnswer,
  SecondFactorStatusAnswer,
  StartSecondFactorAnswer,
  StartSecondFactorRequest,
  secondFactorPaths,
} from '@jhola/shared/contracts/second-factor.contract';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device } from '../devices/device.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { SecondFactorChanges } from './second-factor-changes.service.js';

/**
 * The second factor of the calling user (docs/product.md#second-factor). No Idempotency-Key is stored: the answers hold
 * secrets, which the shop never stores in the clear.
 */
@ApiTags('User')
@Audience('customer')
@Controller()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly changes: SecondFactorChanges,
  ) {}

  @Get(secondFactorPaths.status)
  @Answers(SecondFactorStatusAnswer)
  async status(@CurrentUser() { userId }: Principal) {
    return ok('Your second factor.', await this.factors.status(userId));
  }

  @Post(secondFactorPaths.start)
  @Limited('reauthentication')
  @Answers(StartSecondFactorAnswer)
  async start(
    @CurrentUser() user: Principal,
    @Body({ schema: StartSecondFactorRequest }) { password }: StartSecondFactorRequest,
  ) {
    return ok('Enter the first code of your app.', await this.changes.start(user, password));
  }

  @Post(secondFactorPaths.confirm)
  @Limited('reauthentication')
  @Answers(RecoveryCodesAnswer)
  async confirm(
    @CurrentUser() user: Principal,
    @Body({ schema: ConfirmSecondFactorRequest }) { code }: ConfirmSecondFactorRequest,
    @CallingDevice() device: Device,
  ) {
    return ok(
      'Two-step sign-in is on. Keep your recovery codes.',
      await this.changes.confirm(user, code, device),
    );
  }

  @Post(secondFactorPaths.recoveryCodes)
  @Limited('reauthentication')
  @Answers(RecoveryCodesAnswer)
  async recoveryCodes(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: ChangeSecondFactorRequest }) request: ChangeSecondFactorRequest,
    @CallingDevice() device: Device,
  ) {
    const codes = await this.changes.replaceRecoveryCodes(userId, request, device);
    return ok('The recovery codes from before no longer work.', codes);
  }

  @Post(secondFactorPaths.end)
  @Limited('reauthentication')
  @Answers(PlainAnswer)
  async end(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: ChangeSecondFactorRequest }) request: ChangeSecondFactorRequest,
    @CallingDevice() device: Device,
  ) {
    await this.changes.end(userId, request, device);
    return ok('Two-step sign-in is off.');
  }
}
