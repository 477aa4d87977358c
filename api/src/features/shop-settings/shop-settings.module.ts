import { Module } from '@nestjs/common';
import { ShopSettingsController } from './shop-settings.controller.js';
import { ShopSettingsEdits } from './shop-settings-edits.service.js';

/** Admin › Settings › Shop. */
@Module({ controllers: [ShopSettingsController], providers: [ShopSettingsEdits] })
export class ShopSettingsModule {}
