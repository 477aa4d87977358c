import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditLogModule } from '#platform/audit-log/audit-log.module.js';
import { configModule } from '#platform/config/config.module.js';
import type { ShopConfig } from '#platform/config/shop-config.js';
import { DatabaseModule } from '#platform/database/database.module.js';
import { catalogueCounterModel } from '../models/catalogue-counter.model.js';
import { categoryModel } from '../models/category.model.js';
import { importChangeModel } from '../models/import-change.model.js';
import { pastImportModel } from '../models/past-import.model.js';
import { pictureImportModel } from '../models/picture-import.model.js';
import { pictureTaskModel } from '../models/picture-task.model.js';
import { productModel } from '../models/product.model.js';
import { stockAdjustmentModel } from '../models/stock-adjustment.model.js';
import { subcategoryModel } from '../models/subcategory.model.js';
import { StockHistory } from '../stock/stock-history.service.js';
import { CatalogueRevision } from '../structure/catalogue-revision.service.js';
import { KeyedMutex } from '../structure/keyed-mutex.service.js';
import { CatalogueImport } from './catalogue-import.service.js';
import { CommandImport } from './command-import.service.js';
import { ImportCategories } from './import-categories.service.js';
import { ImportChanges } from './import-changes.service.js';
import { ImportWrites } from './import-writes.service.js';
import { PicturePlans } from './picture-plans.service.js';
import { ProductIdentityUpkeep } from './product-identity-upkeep.service.js';
import { ProductMatcher } from './product-matcher.service.js';

@Module({})
class CatalogueImportModule {}

/**
 * The database and the catalogue's models for the import command, without controllers and event handlers.
 * @param pictures the module that provides PlainPictures
 */
export const catalogueImportModule = (config: ShopConfig, pictures: Type): DynamicModule => ({
  module: CatalogueImportModule,
  imports: [
    configModule(config),
    DatabaseModule,
    AuditLogModule,
    pictures,
    MongooseModule.forFeature([
      categoryModel,
      subcategoryModel,
      productModel,
      stockAdjustmentModel,
      catalogueCounterModel,
      pastImportModel,
      importChangeModel,
      pictureImportModel,
      pictureTaskModel,
    ]),
  ],
  providers: [
    CatalogueRevision,
    ImportCategories,
    ProductMatcher,
    ProductIdentityUpkeep,
    KeyedMutex,
    StockHistory,
    ImportChanges,
    PicturePlans,
    ImportWrites,
    CatalogueImport,
    CommandImport,
  ],
});
