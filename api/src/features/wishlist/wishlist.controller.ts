import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { WishlistAnswer, WishlistRequest, wishlistPaths } from '@jhola/shared/contracts/wishlist.contract';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Wishlist } from './wishlist.service.js';

/** The calls of docs/product.md#wishlist-calls. */
@ApiTags('Wishlist')
@Audience('customer')
@Controller()
export class WishlistController {
  constructor(private readonly wishlist: Wishlist) {}

  @Post(wishlistPaths.add)
  @Writes(PlainAnswer)
  async add(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: WishlistRequest }) { productId }: WishlistRequest,
  ) {
    await this.wishlist.add(userId, productId);
    return ok('Added to wishlist');
  }

  @Post(wishlistPaths.remove)
  @Writes(PlainAnswer)
  async remove(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: WishlistRequest }) { productId }: WishlistRequest,
  ) {
    await this.wishlist.remove(userId, productId);
    return ok('Removed from wishlist');
  }

  @Get(wishlistPaths.get)
  @Answers(WishlistAnswer)
  async get(@CurrentUser() { userId }: Principal) {
    return ok('Your wishlist', await this.wishlist.of(userId));
  }
}
