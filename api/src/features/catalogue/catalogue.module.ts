import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BulkEditsController } from './bulk/bulk-edits.controller.js';
import { BulkEdits } from './bulk/bulk-edits.js';
import { CategoriesController } from './categories/categories.controller.js';
import { CategoryDeletion } from './categories/category-deletion.js';
import { CategoryEdits } from './categories/category-edits.js';
import { CatalogueExport } from './files/catalogue-export.js';
import { CatalogueFilesController } from './files/catalogue-files.controller.js';
import { ImportFiles } from './files/import-files.js';
import { ImportJobs } from './files/import-jobs.js';
import { ImportRuns } from './files/import-runs.js';
import { CatalogueImport } from './import/catalogue-import.service.js';
import { ImportPlaces } from './import/import-categories.service.js';
import { ProductIdentityUpkeep } from './import/product-identity-upkeep.service.js';
import { ProductMatcher } from './import/product-matcher.service.js';
import { CATALOGUE_COUNTER, catalogueCounterSchema } from './models/catalogue-counter.model.js';
import { CATEGORY, categorySchema } from './models/category.model.js';
import { IMPORT_JOB, importJobSchema } from './models/import-job.model.js';
import { PRODUCT, productSchema } from './models/product.model.js';
import { STOCK_ADJUSTMENT, stockAdjustmentSchema } from './models/stock-adjustment.model.js';
import { SUBCATEGORY, subcategorySchema } from './models/subcategory.model.js';
import { CATALOGUE_TOMBSTONE, tombstoneSchema } from './models/tombstone.model.js';
import { OtherCategories } from './products/other-categories.js';
import { ProductCards } from './products/product-cards.js';
import { ProductDetails } from './products/product-details.js';
import { ProductEditsController } from './products/product-edits.controller.js';
import { ProductEdits } from './products/product-edits.js';
import { ProductIds } from './products/product-ids.js';
import { ProductLists } from './products/product-lists.js';
import { ProductsController } from './products/products.controller.js';
import { Ratings } from './products/ratings.js';
import { KeyedMutex } from './stock/product-turns.js';
import { ProductsForSale } from './stock/products-for-sale.js';
import { Stock } from './stock/stock.js';
import { StockEdits } from './stock/stock-edits.js';
import { StockHistory } from './stock/stock-history.js';
import { StockLevels } from './stock/stock-levels.js';
import { CatalogueAnswers } from './structure/catalogue-answers.js';
import { CatalogueChanges } from './structure/catalogue-changes.js';
import { CatalogueFeed } from './structure/catalogue-feed.js';
import { CatalogueNames } from './structure/catalogue-names.js';
import { CatalogueRevision } from './structure/catalogue-revision.js';
import { CatalogueWrites } from './structure/catalogue-writes.js';
import { CategoryChecks } from './structure/category-checks.js';
import { CategoryLists } from './structure/category-lists.js';
import { CategoryReassignment } from './structure/category-reassignment.js';
import { RevisionBumper } from './structure/revision-bumper.js';
import { SubcategoriesController } from './subcategories/subcategories.controller.js';
import { SubcategoryDeletion } from './subcategories/subcategory-deletion.js';
import { SubcategoryEdits } from './subcategories/subcategory-edits.js';
import { CatalogueSlices } from './sync/catalogue-slices.js';
import { CatalogueSyncController } from './sync/catalogue-sync.controller.js';
import { CatalogueSync } from './sync/catalogue-sync.js';

const models = MongooseModule.forFeature([
  { name: PRODUCT, schema: productSchema },
  { name: CATEGORY, schema: categorySchema },
  { name: SUBCATEGORY, schema: subcategorySchema },
  { name: CATALOGUE_TOMBSTONE, schema: tombstoneSchema },
  { name: CATALOGUE_COUNTER, schema: catalogueCounterSchema },
  { name: IMPORT_JOB, schema: importJobSchema },
  { name: STOCK_ADJUSTMENT, schema: stockAdjustmentSchema },
]);

const structure = [
  CatalogueRevision,
  CatalogueChanges,
  CatalogueNames,
  CatalogueFeed,
  CatalogueAnswers,
  CategoryLists,
  CatalogueWrites,
  RevisionBumper,
  CategoryChecks,
  CategoryReassignment,
];

const files = [
  ImportPlaces,
  ProductMatcher,
  ProductIdentityUpkeep,
  CatalogueImport,
  ImportFiles,
  ImportRuns,
  ImportJobs,
  CatalogueExport,
];

/**
 * Categories, subcategories and products: what the shop sells. Carts and orders get prices and stock
 * (ProductsForSale, Stock); lists of products elsewhere get cards (ProductCards); who fills or copies the catalogue
 * gets its models, its revision and its feed.
 */
@Module({
  imports: [models],
  controllers: [
    CategoriesController,
    SubcategoriesController,
    ProductsController,
    ProductEditsController,
    BulkEditsController,
    CatalogueFilesController,
    CatalogueSyncController,
  ],
  providers: [
    ...structure,
    CategoryEdits,
    CategoryDeletion,
    SubcategoryEdits,
    SubcategoryDeletion,
    ProductIds,
    ProductCards,
    ProductLists,
    ProductDetails,
    ProductEdits,
    BulkEdits,
    ...files,
    OtherCategories,
    Ratings,
    CatalogueSlices,
    CatalogueSync,
    ProductsForSale,
    KeyedMutex,
    Stock,
    StockEdits,
    StockHistory,
    StockLevels,
  ],
  exports: [
    models,
    CategoryLists,
    ProductLists,
    ProductDetails,
    CatalogueRevision,
    CatalogueNames,
    CatalogueFeed,
    CatalogueAnswers,
    RevisionBumper,
    ProductIds,
    ProductCards,
    Ratings,
    ProductsForSale,
    KeyedMutex,
    Stock,
    StockEdits,
    StockHistory,
    StockLevels,
  ],
})
export class CatalogueModule {}
