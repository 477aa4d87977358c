import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  AddToCartRequest,
  CartAnswer,
  CartItemAnswer,
  cartPaths,
  UpdateQuantityRequest,
} from '@jhola/shared/contracts/cart.contract';
import { DeleteByIdRequest } from '@jhola/shared/contracts/category.contract';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Idempotency } from '#platform/idempotency/idempotency.service.js';
import type { KeyedCall } from '#platform/idempotency/keyed-call.js';
import { BusyWrites, CurrentCall } from '#platform/idempotency/writes.decorator.js';
import { CartService } from './cart.service.js';

/** The cart's calls (docs/product.md#cart-calls). */
@ApiTags('Cart')
@Audience('customer')
@Controller()
export class CartController {
  constructor(
    private readonly cart: CartService,
    private readonly idempotency: Idempotency,
  ) {}

  @Post(cartPaths.create)
  @BusyWrites(CartItemAnswer)
  add(@CurrentCall() call: KeyedCall, @Body({ schema: AddToCartRequest }) request: AddToCartRequest) {
    return this.idempotency.run(call, async () =>
      ok('Item added', await this.cart.add(call.userId, request, call.key)),
    );
  }

  @Get(cartPaths.get)
  @DocumentedAnswer(CartAnswer)
  get(@CurrentUser() user: Principal) {
    return this.cart.get(user.userId);
  }

  @Put(cartPaths.updateQuantity)
  @BusyWrites(CartItemAnswer)
  setQuantity(
    @CurrentCall() call: KeyedCall,
    @Body({ schema: UpdateQuantityRequest }) request: UpdateQuantityRequest,
  ) {
    return this.idempotency.run(call, async () =>
      ok('Cart updated', await this.cart.setQuantity(call.userId, request, call.key)),
    );
  }

  @Delete(cartPaths.deleteItem)
  @BusyWrites(PlainAnswer)
  remove(@CurrentCall() call: KeyedCall, @Body({ schema: DeleteByIdRequest }) { _id }: DeleteByIdRequest) {
    return this.idempotency.run(call, async () => {
      await this.cart.remove(call.userId, _id);
      return ok('Item removed');
    });
  }
}
