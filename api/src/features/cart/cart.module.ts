import { Module, OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountModule } from '../account/account.module.js';
import { UserLists } from '../account/user-lists.service.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { CartController } from './cart.controller.js';
import { CartService } from './cart.service.js';
import { CartLines } from './cart-lines.service.js';
import { LineLimit } from './line-limit.service.js';
import { cartLineModel } from './models/cart-line.model.js';
import { PersonalCart } from './personal-cart.service.js';
import { SalePriceCache } from './sale-price-cache.service.js';

/** Shoppers' carts. */
@Module({
  imports: [AccountModule, CatalogueModule, MongooseModule.forFeature([cartLineModel])],
  controllers: [CartController],
  providers: [CartService, CartLines, LineLimit, SalePriceCache, PersonalCart],
  exports: [CartService],
})
export class CartModule implements OnModuleInit {
  constructor(
    private readonly lists: UserLists,
    private readonly lines: CartLines,
  ) {}

  onModuleInit(): void {
    this.lists.provide('shopping_cart', async (userId) =>
      (await this.lines.of(userId)).map(({ _id }) => _id.toHexString()),
    );
  }
}
