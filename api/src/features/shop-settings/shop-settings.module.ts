import { Module } from '@nestjs/common';
import { StorageModule } from '#integrations/storage/storage.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { ShopLogoController } from './logo/shop-logo.controller.js';
import { ShopLogos } from './logo/shop-logos.service.js';
import { ShopSettingsController } from './shop-settings.controller.js';
import { ShopSettingsEdits } from './shop-settings-edits.service.js';

/** Admin › Settings › Shop. */
@Module({
  imports: [StorageModule, UploadsModule],
  controllers: [ShopSettingsController, ShopLogoController],
  providers: [ShopSettingsEdits, ShopLogos],
})
export class ShopSettingsModule {}
