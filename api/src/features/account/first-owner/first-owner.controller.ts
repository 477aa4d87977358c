import { accountPaths, SetUpRequest } from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device } from '../devices/device.js';
import { FirstOwner } from './first-owner.service.js';

/** Where the owner of a new shop makes the first administrator. */
@ApiTags('User')
@Controller()
export class FirstOwnerController {
  constructor(private readonly firstOwner: FirstOwner) {}

  @Post(accountPaths.setUp)
  @Audience('public')
  @Limited('login')
  @Answers(PlainAnswer)
  async setUp(@Body({ schema: SetUpRequest }) request: SetUpRequest, @CallingDevice() device: Device) {
    await this.firstOwner.setUp(request, device);
    return ok('The shop is yours. Please login.');
  }
}
