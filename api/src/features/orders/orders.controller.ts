import {
  CancelOrderRequest,
  CashOnDeliveryRequest,
  CheckoutAnswer,
  CheckoutRequest,
  OrderAnswer,
  OrderId,
  OrderListAnswer,
  orderPaths,
} from '@jhola/shared/contracts/orders.contract';
import { chosenLanguage } from '@jhola/shared/languages/chosen-language';
import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser, type ShopRequest } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Idempotency } from '#platform/idempotency/idempotency.service.js';
import type { Claim, KeyedCall } from '#platform/idempotency/keyed-call.js';
import { BusyWrites, CurrentCall, CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { toOrder } from './order-answer.js';
import { OrderLists } from './order-lists.service.js';
import { OrderProgress } from './order-progress.service.js';
import { CardCheckout } from './payments/card-checkout.service.js';
import { PlaceOrder } from './place-order.service.js';

/** The shoppers' calls of docs/product.md#order-calls. */
@ApiTags('Orders')
@Audience('customer')
@Controller()
export class OrdersController {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly progress: OrderProgress,
    private readonly lists: OrderLists,
    private readonly cards: CardCheckout,
    private readonly idempotency: Idempotency,
  ) {}

  @Post(orderPaths.cashOnDelivery)
  @Limited('checkout')
  @BusyWrites(OrderAnswer, 'required')
  cashOnDelivery(
    @CurrentCall('required') call: KeyedCall,
    @Body({ schema: CashOnDeliveryRequest }) request: CashOnDeliveryRequest,
    @Req() from: ShopRequest,
  ) {
    const orderer = { userId: call.userId, language: languageOf(from) };
    return this.idempotency.run(call, (claim) => this.placeOrder.cashOnDelivery(orderer, request, claim));
  }

  @Post(orderPaths.checkout)
  @Limited('checkout')
  @BusyWrites(CheckoutAnswer, 'required')
  checkout(
    @CurrentCall('required') call: KeyedCall,
    @Body({ schema: CheckoutRequest }) request: CheckoutRequest,
    @Req() from: ShopRequest,
  ) {
    return this.idempotency.run(call, (claim) =>
      this.cards.checkout({ ...call, language: languageOf(from) }, request, from, claim),
    );
  }

  @Post(orderPaths.cancel)
  @Writes(OrderAnswer)
  cancel(
    @CurrentUser() user: Principal,
    @Body({ schema: CancelOrderRequest }) { orderId }: CancelOrderRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.progress.cancel(user.userId, orderId, claim);
  }

  @Get(orderPaths.orderList)
  @Answers(OrderListAnswer)
  async list(@CurrentUser() user: Principal) {
    return ok('Your orders', await this.lists.own(user.userId));
  }

  @Get(orderPaths.details)
  @Answers(OrderAnswer)
  async details(@CurrentUser() user: Principal, @Param('orderId', { schema: OrderId }) orderId: string) {
    return ok('Your order', toOrder(await this.lists.one(orderId, user.userId)));
  }
}

const languageOf = ({ headers }: ShopRequest) => chosenLanguage(headers.cookie ?? '');
