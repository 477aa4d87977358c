import { type DynamicModule, Module } from '@nestjs/common';
import { ShopConfig } from './shop-config.js';

@Module({})
class ConfigModule {}

/** Provides the one ShopConfig that main.ts has read. */
export const configModule = (config: ShopConfig): DynamicModule => ({
  module: ConfigModule,
  global: true,
  providers: [{ provide: ShopConfig, useValue: config }],
  exports: [ShopConfig],
});
