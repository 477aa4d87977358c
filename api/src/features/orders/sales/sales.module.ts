import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogModule } from '#platform/audit-log/audit-log.module.js';
import { configModule } from '#platform/config/config.module.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import { DatabaseModule } from '#platform/database/database.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { KeyedMutex } from '../../catalogue/structure/keyed-mutex.service.js';
import { orderModel } from '../models/order.model.js';
import { hourlySalesModel } from './models/hourly-sales.model.js';
import { productSalesModel } from './models/product-sales.model.js';
import { salesCountModel } from './models/sales-count.model.js';
import { Sales } from './sales.service.js';
import { SalesCounter } from './sales-counter.service.js';
import { SalesRecount } from './sales-recount.service.js';
import { SalesUpkeep } from './sales-upkeep.service.js';

const models = MongooseModule.forFeature([orderModel, hourlySalesModel, productSalesModel, salesCountModel]);

/** The totals of sales, updated by the orders' events. */
@Module({
  imports: [CatalogueModule, models],
  providers: [Sales, SalesCounter, SalesRecount, SalesUpkeep],
  exports: [Sales, SalesCounter],
})
export class SalesModule {}

@Module({})
class SalesRecountModule {}

/** The database and the counting: the parts of the API that `sales:recount` uses. */
export const salesRecountModule = (config: ShopConfig): DynamicModule => ({
  module: SalesRecountModule,
  imports: [configModule(config), DatabaseModule, AuditLogModule, models],
  providers: [SalesCounter, SalesRecount, KeyedMutex],
});
