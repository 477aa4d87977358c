import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { wishModel } from './models/wish.model.js';
import { WishlistController } from './wishlist.controller.js';
import { Wishlist } from './wishlist.service.js';

/** Shoppers' wishlists. */
@Module({
  imports: [CatalogueModule, MongooseModule.forFeature([wishModel])],
  controllers: [WishlistController],
  providers: [Wishlist],
})
export class WishlistModule {}
