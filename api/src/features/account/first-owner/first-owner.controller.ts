import { accountPaths, SetUpRequest } from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device, deviceCookie } from '../devices/device.js';
import { FirstOwner } from './first-owner.service.js';

/** Where the owner of a new shop makes the first administrator. */
@ApiTags('User')
@Controller()
export class FirstOwnerController {
  private readonly overTls: boolean;

  constructor(
    private readonly firstOwner: FirstOwner,
    { isOverTls }: ShopConfig,
  ) {
    this.overTls = isOverTls;
  }

  @Post(accountPaths.setUp)
  @Audience('public')
  @Limited('login')
  @Answers(PlainAnswer)
  async setUp(
    @Body({ schema: SetUpRequest }) request: SetUpRequest,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.firstOwner.setUp(request, device);
    reply.header('set-cookie', deviceCookie(device, this.overTls));
    return ok('The shop is yours. Please login.');
  }
}
