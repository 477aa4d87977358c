import { type DynamicModule, Module } from '@nestjs/common';
import { DemoModule } from './demo/demo.module.js';
import { PlainPicturesModule } from './demo/plain-pictures.module.js';
import { AccountModule } from './features/account/account.module.js';
import { ActivityModule } from './features/activity/activity.module.js';
import { AddressesModule } from './features/addresses/addresses.module.js';
import { BackupModule } from './features/backup/backup.module.js';
import { CartModule } from './features/cart/cart.module.js';
import { CatalogueModule } from './features/catalogue/catalogue.module.js';
import { CustomersModule } from './features/customers/customers.module.js';
import { DeliveryAreasModule } from './features/delivery-areas/delivery-areas.module.js';
import { BoughtTogetherModule } from './features/orders/bought-together/bought-together.module.js';
import { OrdersModule } from './features/orders/orders.module.js';
import { OverviewModule } from './features/overview/overview.module.js';
import { PushModule } from './features/push/push.module.js';
import { QuestionsModule } from './features/questions/questions.module.js';
import { RealtimeModule } from './features/realtime/realtime.module.js';
import { ReviewsModule } from './features/reviews/reviews.module.js';
import { SearchModule } from './features/search/search.module.js';
import { ShopSettingsModule } from './features/shop-settings/shop-settings.module.js';
import { StockModule } from './features/stock/stock.module.js';
import { StorefrontModule } from './features/storefront/storefront.module.js';
import { UploadsModule } from './features/uploads/uploads.module.js';
import { WishlistModule } from './features/wishlist/wishlist.module.js';
import { configModule } from './platform/config/config.module.js';
import type { ShopConfig } from './platform/config/shop-config.js';
import { PlatformModule } from './platform/platform.module.js';

/** The features of the shop; a new feature adds its module here. */
const features = [
  AccountModule,
  ActivityModule,
  AddressesModule,
  BackupModule,
  CartModule,
  CatalogueModule,
  CustomersModule,
  DeliveryAreasModule,
  OrdersModule,
  BoughtTogetherModule,
  OverviewModule,
  PushModule,
  QuestionsModule,
  RealtimeModule,
  ReviewsModule,
  SearchModule,
  ShopSettingsModule,
  StockModule,
  StorefrontModule,
  UploadsModule,
  WishlistModule,
];

@Module({})
class AppModule {}

/** The whole API with these settings. */
export const appModule = (config: ShopConfig): DynamicModule => ({
  module: AppModule,
  imports: [configModule(config), PlatformModule, ...features, PlainPicturesModule, DemoModule],
});
