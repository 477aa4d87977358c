import {
  SaveShopPageRequest,
  ShopPageAnswer,
  ShopPageRequest,
  shopPagesPaths,
} from '@jhola/shared/contracts/shop-pages.contract';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { ShopPages } from './shop-pages.service.js';

/** The texts of the shop's pages (docs/product.md#shop-pages). */
@ApiTags('Shop settings')
@Controller()
export class ShopPagesController {
  constructor(private readonly pages: ShopPages) {}

  @Get(shopPagesPaths.get)
  @Audience('public')
  @Answers(ShopPageAnswer)
  async get(@Query({ schema: ShopPageRequest }) { page }: ShopPageRequest) {
    return ok('Page', await this.pages.read(page));
  }

  @Put(shopPagesPaths.save)
  @Audience('admin')
  @Writes(ShopPageAnswer)
  async save(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: SaveShopPageRequest }) request: SaveShopPageRequest,
  ) {
    return ok('Page saved', await this.pages.save(by, request));
  }
}
