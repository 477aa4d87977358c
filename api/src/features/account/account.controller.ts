import {
  accountPaths,
  LoginAnswer,
  LoginRequest,
  RefreshAnswer,
  RegisterAnswer,
  RegisterRequest,
  UpdateUserRequest,
  UserDetailsAnswer,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { Body, Controller, Get, Headers, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { ok } from '../../platform/answers/ok.js';
import { Audience } from '../../platform/auth/audience.decorator.js';
import { CurrentUser } from '../../platform/auth/current-user.decorator.js';
import type { Principal } from '../../platform/auth/principal.js';
import { Writes } from '../../platform/idempotency/writes.decorator.js';
import { AccountService } from './account.service.js';
import { bearerToken } from './bearer-token.js';

@ApiTags('User')
@Controller()
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Post(accountPaths.register)
  @Audience('public')
  @Answers(RegisterAnswer)
  async register(@Body({ schema: RegisterRequest }) request: RegisterRequest) {
    await this.account.register(request);
    return ok('Registered successfully. Please login.');
  }

  @Post(accountPaths.login)
  @Audience('public')
  @Answers(LoginAnswer)
  async login(@Body({ schema: LoginRequest }) request: LoginRequest) {
    const { accessToken, refreshToken } = await this.account.login(request);
    return ok('Login successful!', { accesstoken: accessToken, refreshToken });
  }

  @Post(accountPaths.refreshToken)
  @Audience('public')
  @Answers(RefreshAnswer)
  async refresh(@Headers('authorization') authorization: string | undefined) {
    return ok('Session renewed.', await this.account.refresh(bearerToken(authorization)));
  }

  @Get(accountPaths.userDetails)
  @Audience('customer')
  @Answers(UserDetailsAnswer)
  async details(@CurrentUser() user: Principal) {
    return ok('Your details.', await this.account.details(user.userId));
  }

  @Get(accountPaths.logout)
  @Audience('customer')
  @Answers(PlainAnswer)
  async logout(@CurrentUser() user: Principal) {
    await this.account.logout(user.sessionId);
    return ok('Logout successful!');
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
