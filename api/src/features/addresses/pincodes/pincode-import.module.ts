import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogModule } from '#platform/audit-log/audit-log.module.js';
import { configModule } from '#platform/config/config.module.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import { DatabaseModule } from '#platform/database/database.module.js';
import { pincodeModel } from '../models/pincode.model.js';
import { Pincodes } from './pincodes.service.js';

@Module({})
class PincodeImportModule {}

/** The database and the list of PIN codes: the parts of the API that the import command uses. */
export const pincodeImportModule = (config: ShopConfig): DynamicModule => ({
  module: PincodeImportModule,
  imports: [configModule(config), DatabaseModule, AuditLogModule, MongooseModule.forFeature([pincodeModel])],
  providers: [Pincodes],
});
