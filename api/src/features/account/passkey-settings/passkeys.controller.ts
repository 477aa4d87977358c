import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  AddPasskeyRequest,
  PasskeyAnswer,
  PasskeyOptionsAnswer,
  PasskeysAnswer,
  passkeyPaths,
  RemovePasskeyRequest,
  StartPasskeyRequest,
} from '@jhola/shared/contracts/passkeys.contract';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device } from '../devices/device.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { PasskeyChanges } from './passkey-changes.service.js';

/**
 * The passkeys of the calling user (docs/product.md#passkeys). No Idempotency-Key is stored: a hash of the body would be a fast
 * hash of the password, and a question is answered once anyway.
 */
@ApiTags('User')
@Audience('customer')
@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly changes: PasskeyChanges,
  ) {}

  @Get(passkeyPaths.list)
  @Answers(PasskeysAnswer)
  async list(@CurrentUser() { userId }: Principal) {
    return ok('Your passkeys.', await this.passkeys.of(userId));
  }

  @Post(passkeyPaths.start)
  @Limited('reauthentication')
  @Answers(PasskeyOptionsAnswer)
  async start(
    @CurrentUser() user: Principal,
    @Body({ schema: StartPasskeyRequest }) { password }: StartPasskeyRequest,
  ) {
    return ok('Make a passkey on your device.', await this.changes.start(user, password));
  }

  @Post(passkeyPaths.add)
  @Limited('reauthentication')
  @Answers(PasskeyAnswer)
  async add(
    @CurrentUser() user: Principal,
    @Body({ schema: AddPasskeyRequest }) { passkey }: AddPasskeyRequest,
    @CallingDevice() device: Device,
  ) {
    return ok('Passkey added.', await this.changes.add(user, passkey, device));
  }

  @Post(passkeyPaths.remove)
  @Limited('reauthentication')
  @Answers(PlainAnswer)
  async remove(
    @CurrentUser() user: Principal,
    @Body({ schema: RemovePasskeyRequest }) request: RemovePasskeyRequest,
    @CallingDevice() device: Device,
  ) {
    await this.changes.remove(user, request, device);
    return ok('Passkey removed.');
  }
}
