import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { orderPaths, PaymentOptionsAnswer } from '@jhola/shared/contracts/orders.contract';
import { Body, Controller, Get, Headers, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { CardProvider } from '#integrations/stripe/card-provider.js';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import type { ShopRequest } from '#platform/auth/current-user.decorator.js';
import { BODY_AS_SENT } from '#platform/http/json-bodies.js';
import { SignedMessages } from '#platform/limits/writes.guard.js';
import { ProviderMessages } from './provider-messages.service.js';

/** The payment methods, and the card provider's webhook. */
@ApiTags('Orders')
@Audience('public')
@Controller()
export class PaymentsController {
  constructor(
    private readonly provider: CardProvider,
    private readonly messages: ProviderMessages,
  ) {}

  @Get(orderPaths.paymentOptions)
  @Answers(PaymentOptionsAnswer)
  options(@Req() from: ShopRequest) {
    return ok('Ways to pay', { card: this.provider.modeFor(from) });
  }

  /** Open to everybody: only messages signed by the provider have an effect. */
  @Post(orderPaths.webhook)
  @RouteConfig(BODY_AS_SENT)
  @SignedMessages()
  @Answers(PlainAnswer)
  async webhook(@Body() body: unknown, @Headers('stripe-signature') signature?: string) {
    await this.messages.take(typeof body === 'string' ? body : '', signature);
    return ok('Received');
  }
}
