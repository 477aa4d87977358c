import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { DeliveryAreasModule } from '../delivery-areas/delivery-areas.module.js';
import { SalesModule } from '../orders/sales/sales.module.js';
import { SearchModule } from '../search/search.module.js';
import { FirstSteps } from './first-steps.service.js';
import { OverviewController } from './overview.controller.js';
import { ShopOverview } from './shop-overview.service.js';

/** Admin › Overview. */
@Module({
  imports: [AccountModule, CatalogueModule, DeliveryAreasModule, SalesModule, SearchModule],
  controllers: [OverviewController],
  providers: [FirstSteps, ShopOverview],
})
export class OverviewModule {}
