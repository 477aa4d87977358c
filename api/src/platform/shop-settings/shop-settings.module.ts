import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CurrentShopSettings } from './current-shop-settings.service.js';
import { shopSettingsModel } from './shop-settings.model.js';

/** Who the shop is, as its administrator has set it. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([shopSettingsModel])],
  providers: [CurrentShopSettings],
  exports: [CurrentShopSettings, MongooseModule],
})
export class PlatformShopSettingsModule {}
