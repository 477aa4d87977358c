import { Id, PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { SessionListAnswer, sessionPaths } from '@jhola/shared/contracts/sessions.contract';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { CallingDevice, type Device } from '../devices/device.js';
import { sessionAnswer } from './session-answer.js';
import { Sessions } from './sessions.service.js';
import { SignOut } from './sign-out.service.js';

/** The sign-ins of the calling user, who sees and ends only their own. */
@ApiTags('Sessions')
@Audience('customer')
@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly signOut: SignOut,
  ) {}

  @Get(sessionPaths.list)
  @Answers(SessionListAnswer)
  async list(@CurrentUser() { userId, sessionId }: Principal) {
    const records = await this.sessions.listOf(userId);
    return ok(
      'Your sessions.',
      records.map((record) => sessionAnswer(record, sessionId)),
    );
  }

  @Delete(sessionPaths.endOthers)
  @Writes(PlainAnswer)
  async endOthers(@CurrentUser() user: Principal, @CallingDevice() device: Device) {
    await this.signOut.ofOthers(user, device);
    return ok('Every other device is signed out.');
  }

  @Delete(sessionPaths.end)
  @Writes(PlainAnswer)
  async end(
    @CurrentUser() user: Principal,
    @CallingDevice() device: Device,
    @Param('sessionId', { schema: Id }) sessionId: string,
  ) {
    await this.signOut.ofOne(user, device, sessionId);
    return ok('This device is signed out.');
  }
}
