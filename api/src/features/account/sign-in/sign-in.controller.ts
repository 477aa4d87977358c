import {
  accountPaths,
  GoogleRequest,
  LoginAnswer,
  LoginRequest,
  RefreshAnswer,
  SignInOptionsAnswer,
} from '@jhola/shared/contracts/account.contract';
import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  PasskeyOptionsAnswer,
  PasskeySignInRequest,
  passkeyPaths,
} from '@jhola/shared/contracts/passkeys.contract';
import { Body, Controller, Get, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { bearerToken } from '#platform/auth/bearer-token.js';
import { CurrentUser, type ShopRequest } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { CallingDevice, type Device, deviceCookie } from '../devices/device.js';
import { GoogleSignIn } from '../google/google-sign-in.service.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import type { Tokens } from '../sessions/session-issuer.service.js';
import { SignOut } from '../sessions/sign-out.service.js';
import { SignIn } from './sign-in.service.js';
import { SignInAttempts } from './sign-in-attempts.service.js';

/** Signing in every way, staying signed in, and signing out (docs/product.md#user-calls). */
@ApiTags('User')
@Controller()
export class SignInController {
  private readonly overTls: boolean;

  constructor(
    private readonly signIn: SignIn,
    private readonly signOut: SignOut,
    private readonly attempts: SignInAttempts,
    private readonly google: GoogleSignIn,
    private readonly passkeys: Passkeys,
    { isOverTls }: ShopConfig,
  ) {
    this.overTls = isOverTls;
  }

  @Get(accountPaths.signInOptions)
  @Audience('public')
  @Answers(SignInOptionsAnswer)
  options() {
    return ok('Ways to sign in.', {
      googleClientId: this.google.clientId,
      passkeys: this.passkeys.areOffered,
    });
  }

  @Post(accountPaths.login)
  @Audience('public')
  @ApiTooManyRequestsResponse({ description: 'Too often: see Retry-After.' })
  @Answers(LoginAnswer)
  async login(
    @Body({ schema: LoginRequest }) request: LoginRequest,
    @Req() from: ShopRequest,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.attempts.admit(request.email, device, from);
    const tokens = await this.signIn.login(request, device, from);
    return ok('Login successful!', this.pair(tokens, device, reply));
  }

  @Post(accountPaths.googleLogin)
  @Audience('public')
  @Limited('google')
  @Answers(LoginAnswer)
  async googleLogin(
    @Body({ schema: GoogleRequest }) request: GoogleRequest,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const tokens = await this.google.signIn(request, device);
    return ok('Login Successful with Google', this.pair(tokens, device, reply));
  }

  /** Does what google-login does: who has an account is signed in, who has none gets one. */
  @Post(accountPaths.googleRegister)
  @Audience('public')
  @Limited('google')
  @Answers(LoginAnswer)
  async googleRegister(
    @Body({ schema: GoogleRequest }) request: GoogleRequest,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const tokens = await this.google.signIn(request, device);
    return ok('Registered/Login Successful with Google', this.pair(tokens, device, reply));
  }

  @Get(passkeyPaths.startSignIn)
  @Audience('public')
  @Limited('passkeys')
  @Answers(PasskeyOptionsAnswer)
  async startPasskeyLogin() {
    return ok('Choose a passkey.', await this.passkeys.startSignIn());
  }

  @Post(passkeyPaths.signIn)
  @Audience('public')
  @ApiTooManyRequestsResponse({ description: 'Too often: see Retry-After.' })
  @Answers(LoginAnswer)
  async passkeyLogin(
    @Body({ schema: PasskeySignInRequest }) { proof }: PasskeySignInRequest,
    @Req() from: ShopRequest,
    @CallingDevice() device: Device,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.attempts.admitPasskey(proof.id, device, from);
    const tokens = await this.signIn.byPasskey(proof, device);
    return ok('Login successful!', this.pair(tokens, device, reply));
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
  async logout(@CurrentUser() user: Principal, @CallingDevice() device: Device) {
    await this.signOut.ofThis(user, device);
    return ok('Logout successful!');
  }

  /** The pair as it travels (docs/product.md#user-calls); with it comes the cookie of the device. */
  private pair({ accessToken, refreshToken }: Tokens, device: Device, reply: FastifyReply) {
    reply.header('set-cookie', deviceCookie(device, this.overTls));
    return { accesstoken: accessToken, refreshToken };
  }
}
