import { Module, OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Events } from '#platform/events/events.service.js';
import { AccountModule } from '../account/account.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { onProductsDeleted } from '../catalogue/structure/catalogue-events.js';
import { wishlistItemModel } from './models/wishlist-item.model.js';
import { PersonalWishlist } from './personal-wishlist.service.js';
import { WishlistController } from './wishlist.controller.js';
import { Wishlist } from './wishlist.service.js';

/** Shoppers' wishlists. */
@Module({
  imports: [AccountModule, CatalogueModule, MongooseModule.forFeature([wishlistItemModel])],
  controllers: [WishlistController],
  providers: [Wishlist, PersonalWishlist],
})
export class WishlistModule implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly wishlist: Wishlist,
  ) {}

  onModuleInit(): void {
    onProductsDeleted(this.events, (productIds) => this.wishlist.removeProducts(productIds));
  }
}
