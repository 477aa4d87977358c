import {
  accountPaths,
  GoogleRequest,
  LoginAnswer,
  LoginRequest,
  RefreshAnswer,
  SignInOptionsAnswer,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { Body, Controller, Get, Headers, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { bearerToken } from '#platform/auth/bearer-token.js';
import { CurrentUser, type ShopRequest } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { GoogleSignIn } from '../google/google-sign-in.service.js';
import { deviceName } from '../sessions/device-name.js';
import type { Tokens } from '../sessions/session-issuer.service.js';
import { SignIn } from './sign-in.service.js';

/** Signing in every way, staying signed in, and signing out (docs/product.md#user-calls). */
@ApiTags('User')
@Controller()
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly google: GoogleSignIn,
  ) {}

  @Get(accountPaths.signInOptions)
  @Audience('public')
  @Answers(SignInOptionsAnswer)
  options() {
    return ok('Ways to sign in.', { googleClientId: this.google.clientId });
  }

  @Post(accountPaths.login)
  @Audience('public')
  @Limited('login')
  @Answers(LoginAnswer)
  async login(@Body({ schema: LoginRequest }) request: LoginRequest, @Req() from: ShopRequest) {
    const device = deviceName(from.headers['user-agent']);
    return ok('Login successful!', pair(await this.signIn.login(request, device, from)));
  }

  @Post(accountPaths.googleLogin)
  @Audience('public')
  @Limited('google')
  @Answers(LoginAnswer)
  async googleLogin(
    @Body({ schema: GoogleRequest }) { credential }: GoogleRequest,
    @Headers('user-agent') userAgent: string | undefined,
  ) {
    const tokens = await this.google.signIn(credential, deviceName(userAgent));
    return ok('Login Successful with Google', pair(tokens));
  }

  /** Does what google-login does: who has an account is signed in, who has none gets one. */
  @Post(accountPaths.googleRegister)
  @Audience('public')
  @Limited('google')
  @Answers(LoginAnswer)
  async googleRegister(
    @Body({ schema: GoogleRequest }) { credential }: GoogleRequest,
    @Headers('user-agent') userAgent: string | undefined,
  ) {
    const tokens = await this.google.signIn(credential, deviceName(userAgent));
    return ok('Registered/Login Successful with Google', pair(tokens));
  }

  @Post(accountPaths.refreshToken)
  @Audience('public')
  @Limited('refresh')
  @Answers(RefreshAnswer)
  async refresh(@Headers('authorization') authorization: string | undefined) {
    return ok('Session renewed.', await this.signIn.refresh(bearerToken(authorization)));
  }

  @Get(accountPaths.logout)
  @Audience('customer')
  @Answers(PlainAnswer)
  async logout(@CurrentUser() user: Principal) {
    await this.signIn.logout(user.sessionId);
    return ok('Logout successful!');
  }
}

/** The pair as it travels (docs/product.md#user-calls). */
const pair = ({ accessToken, refreshToken }: Tokens) => ({ accesstoken: accessToken, refreshToken });
