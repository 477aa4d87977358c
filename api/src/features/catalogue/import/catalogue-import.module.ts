import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { configModule } from '../../../platform/config/config.module.js';
import type { ShopConfig } from '../../../platform/config/shop-config.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { CATALOGUE_COUNTER, catalogueCounterSchema } from '../models/catalogue-counter.model.js';
import { CATEGORY, categorySchema } from '../models/category.model.js';
import { PRODUCT, productSchema } from '../models/product.model.js';
import { STOCK_ADJUSTMENT, stockAdjustmentSchema } from '../models/stock-adjustment.model.js';
import { SUBCATEGORY, subcategorySchema } from '../models/subcategory.model.js';
import { KeyedMutex } from '../stock/keyed-mutex.service.js';
import { StockHistory } from '../stock/stock-history.service.js';
import { CatalogueRevision } from '../structure/catalogue-revision.service.js';
import { CatalogueImport } from './catalogue-import.service.js';
import { ImportCategories } from './import-categories.service.js';
import { ProductIdentityUpkeep } from './product-identity-upkeep.service.js';
import { ProductMatcher } from './product-matcher.service.js';

@Module({})
class CatalogueImportModule {}

/** The database and the catalogue's models for the import command, without controllers and event handlers. */
export const catalogueImportModule = (config: ShopConfig): DynamicModule => ({
  module: CatalogueImportModule,
  imports: [
    configModule(config),
    DatabaseModule,
    MongooseModule.forFeature([
      { name: CATEGORY, schema: categorySchema },
      { name: SUBCATEGORY, schema: subcategorySchema },
      { name: PRODUCT, schema: productSchema },
      { name: STOCK_ADJUSTMENT, schema: stockAdjustmentSchema },
      { name: CATALOGUE_COUNTER, schema: catalogueCounterSchema },
    ]),
  ],
  providers: [
    CatalogueRevision,
    ImportCategories,
    ProductMatcher,
    ProductIdentityUpkeep,
    KeyedMutex,
    StockHistory,
    CatalogueImport,
  ],
});
