import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogModule } from '#platform/audit-log/audit-log.module.js';
import { configModule } from '#platform/config/config.module.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import { DatabaseModule } from '#platform/database/database.module.js';
import { PincodesModule } from '../addresses/pincodes/pincodes.module.js';
import { DistrictCodes } from './district-codes.service.js';
import { deliveryAreasModel } from './models/delivery-areas.model.js';

@Module({})
class PincodeImportModule {}

/** The database, the list of PIN codes and what is made of it: the parts of the API that the import command uses. */
export const pincodeImportModule = (config: ShopConfig): DynamicModule => ({
  module: PincodeImportModule,
  imports: [
    configModule(config),
    DatabaseModule,
    AuditLogModule,
    PincodesModule,
    MongooseModule.forFeature([deliveryAreasModel]),
  ],
  providers: [DistrictCodes],
});
