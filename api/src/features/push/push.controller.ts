import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  PushDeviceRequest,
  PushKeyAnswer,
  pushPaths,
  SubscribeRequest,
  WaitForRequest,
  WaitsAnswer,
} from '@jhola/shared/contracts/push.contract';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PushSender } from '#integrations/web-push/push-sender.js';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { PushSubscriptions } from './push-subscriptions.service.js';
import { PushTrial } from './push-trial.service.js';
import { StockWaits } from './stock-waits.service.js';

/** Notifications on the devices of the calling user. */
@ApiTags('Push')
@Audience('customer')
@Controller()
export class PushController {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly waits: StockWaits,
    private readonly trial: PushTrial,
    private readonly sender: PushSender,
  ) {}

  @Get(pushPaths.key)
  @Answers(PushKeyAnswer)
  key() {
    return ok('The key to subscribe with', { publicKey: this.sender.publicKey });
  }

  /** No Idempotency-Key is stored: a repeat is harmless. */
  @Post(pushPaths.subscribe)
  @Limited('push')
  @Answers(PlainAnswer)
  async subscribe(
    @CurrentUser() principal: Principal,
    @Body({ schema: SubscribeRequest }) request: SubscribeRequest,
  ) {
    await this.subscriptions.subscribe(principal, request);
    return ok('Notifications are on for this device.');
  }

  @Post(pushPaths.unsubscribe)
  @Answers(PlainAnswer)
  async unsubscribe(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: PushDeviceRequest }) { endpoint }: PushDeviceRequest,
  ) {
    await this.subscriptions.unsubscribe(userId, endpoint);
    return ok('Notifications are off for this device.');
  }

  @Post(pushPaths.test)
  @Limited('push')
  @Answers(PlainAnswer)
  async test(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: PushDeviceRequest }) { endpoint }: PushDeviceRequest,
  ) {
    await this.trial.send(userId, endpoint);
    return ok('A test is on its way to this device.');
  }

  @Get(pushPaths.backInStock)
  @Answers(WaitsAnswer)
  async waitsOf(@CurrentUser() { userId }: Principal) {
    return ok('What you wait for', await this.waits.of(userId));
  }

  @Post(pushPaths.waitFor)
  @Writes(PlainAnswer)
  async waitFor(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: WaitForRequest }) request: WaitForRequest,
  ) {
    await this.waits.change(userId, request);
    return ok(request.wanted ? 'You will be told once it is back.' : 'You will not be told.');
  }
}
