import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '#integrations/storage/storage.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { ShopLogoController } from './logo/shop-logo.controller.js';
import { ShopLogos } from './logo/shop-logos.service.js';
import { shopPageModel } from './pages/shop-page.model.js';
import { ShopPagesController } from './pages/shop-pages.controller.js';
import { ShopPages } from './pages/shop-pages.service.js';
import { ShopSettingsController } from './shop-settings.controller.js';
import { ShopSettingsEdits } from './shop-settings-edits.service.js';

/** Admin › Settings › Shop and Pages. */
@Module({
  imports: [MongooseModule.forFeature([shopPageModel]), StorageModule, UploadsModule],
  controllers: [ShopSettingsController, ShopLogoController, ShopPagesController],
  providers: [ShopSettingsEdits, ShopLogos, ShopPages],
  exports: [ShopPages],
})
export class ShopSettingsModule {}
