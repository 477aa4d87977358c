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
import { AccountAudit } from '../account-audit.service.js';
import { CallingDevice, type Device } from '../devices/device.js';
import { sessionAnswer } from './session-answer.js';
import { Sessions } from './sessions.service.js';

/** The sign-ins of the calling user, who sees and ends only their own. */
@ApiTags('Sessions')
@Audience('customer')
@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AccountAudit,
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
  async endOthers(@CurrentUser() { userId, sessionId }: Principal, @CallingDevice() device: Device) {
    await this.sessions.endOthers(userId, sessionId);
    await this.audit.add(null, userId, device, {
      action: 'sign-in.ended',
      after: { devices: 'others' },
    });
    return ok('Every other device is signed out.');
  }

  @Delete(sessionPaths.end)
  @Writes(PlainAnswer)
  async end(
    @CurrentUser() { userId }: Principal,
    @CallingDevice() device: Device,
    @Param('sessionId', { schema: Id }) sessionId: string,
  ) {
    await this.sessions.endOwn(userId, sessionId);
    await this.audit.add(null, userId, device, { action: 'sign-in.ended', after: { devices: 'one' } });
    return ok('This device is signed out.');
  }
}
