import {
  accountPaths,
  RegisterAnswer,
  RegisterRequest,
  UpdateUserRequest,
  UserDetailsAnswer,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { Body, Controller, Get, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { AccountService } from './account.service.js';
import { CallingDevice, type Device, deviceCookie } from './devices/device.js';
import { Registration } from './registration.service.js';

/** Making an account, and what its owner sees and changes of it (docs/product.md#user-calls). */
@ApiTags('User')
@Controller()
export class AccountController {
  private readonly overTls: boolean;

  constructor(
    private readonly registration: Registration,
    private readonly account: AccountService,
    { isOverTls }: ShopConfig,
  ) {
    this.overTls = isOverTls;
  }

  @Post(accountPaths.register)
  @Audience('public')
  @Limited('register')
  @Answers(RegisterAnswer)
  async register(
    @Body({ schema: RegisterRequest }) request: RegisterRequest,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.registration.register(request, device);
    reply.header('set-cookie', deviceCookie(device, this.overTls));
    return ok('Registered successfully. Please login.');
  }

  @Get(accountPaths.userDetails)
  @Audience('customer')
  @Answers(UserDetailsAnswer)
  async details(@CurrentUser() user: Principal) {
    return ok('Your details.', await this.account.details(user));
  }

  @Put(accountPaths.updateUser)
  @Audience('customer')
  @Writes(PlainAnswer)
  async update(
    @CurrentUser() user: Principal,
    @Body({ schema: UpdateUserRequest }) request: UpdateUserRequest,
  ) {
    await this.account.update(user.userId, request);
    return ok('Profile updated successfully.');
  }
}
