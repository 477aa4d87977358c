import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { SearchModule } from '../search/search.module.js';
import { StockController } from './stock.controller.js';
import { StockAdjustments } from './stock-adjustments.service.js';
import { StockLists } from './stock-lists.service.js';

/** Admin › Stock. */
@Module({
  imports: [AccountModule, CatalogueModule, OrdersModule, SearchModule],
  controllers: [StockController],
  providers: [StockLists, StockAdjustments],
})
export class StockModule {}
