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
import { DocumentedAnswer } from '../../platform/answers/answers.decorator.js';
import { ok } from '../../platform/answers/ok.js';
import { Audience } from '../../platform/auth/audience.decorator.js';
import { CurrentUser } from '../../platform/auth/current-user.decorator.js';
import type { Principal } from '../../platform/auth/principal.js';
import { Writes } from '../../platform/idempotency/writes.decorator.js';
import { CartService } from './cart.service.js';

/** The calls of section 7, Cart. */
@ApiTags('Cart')
@Audience('customer')
@Controller()
export class CartController {
  constructor(private readonly cart: CartService) {}

  @Post(cartPaths.create)
  @Writes(CartItemAnswer)
  async add(@CurrentUser() user: Principal, @Body({ schema: AddToCartRequest }) request: AddToCartRequest) {
    return ok('Item added', await this.cart.add(user.userId, request));
  }

  @Get(cartPaths.get)
  @DocumentedAnswer(CartAnswer)
  get(@CurrentUser() user: Principal) {
    return this.cart.get(user.userId);
  }

  @Put(cartPaths.updateQuantity)
  @Writes(CartItemAnswer)
  async setQuantity(
    @CurrentUser() user: Principal,
    @Body({ schema: UpdateQuantityRequest }) request: UpdateQuantityRequest,
  ) {
    return ok('Cart updated', await this.cart.setQuantity(user.userId, request));
  }

  @Delete(cartPaths.deleteItem)
  @Writes(PlainAnswer)
  async remove(
    @CurrentUser() user: Principal,
    @Body({ schema: DeleteByIdRequest }) { _id }: DeleteByIdRequest,
  ) {
    await this.cart.remove(user.userId, _id);
    return ok('Item removed');
  }
}
