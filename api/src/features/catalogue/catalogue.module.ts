import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '#integrations/storage/storage.module.js';
import { AccountModule } from '../account/account.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { BulkEditsController } from './bulk/bulk-edits.controller.js';
import { BulkEdits } from './bulk/bulk-edits.service.js';
import { BulkWrites } from './bulk/bulk-writes.service.js';
import { CategoriesController } from './categories/categories.controller.js';
import { CategoryDeletion } from './categories/category-deletion.service.js';
import { CategoryEdits } from './categories/category-edits.service.js';
import { CatalogueExport } from './files/catalogue-export.service.js';
import { CatalogueFilesController } from './files/catalogue-files.controller.js';
import { ImportJobs } from './files/import-jobs.service.js';
import { ImportRuns } from './files/import-runs.service.js';
import { RefusedRows } from './files/refused-rows.service.js';
import { CatalogueImport } from './import/catalogue-import.service.js';
import { ImportCategories } from './import/import-categories.service.js';
import { ImportChanges } from './import/import-changes.service.js';
import { ImportWrites } from './import/import-writes.service.js';
import { PicturePlans } from './import/picture-plans.service.js';
import { ProductIdentityUpkeep } from './import/product-identity-upkeep.service.js';
import { ProductMatcher } from './import/product-matcher.service.js';
import { ImportFiles } from './import-files/import-files.service.js';
import { KeptModels } from './kept-models/kept-models.service.js';
import { catalogueCounterModel } from './models/catalogue-counter.model.js';
import { catalogueWalkModel } from './models/catalogue-walk.model.js';
import { categoryModel } from './models/category.model.js';
import { importChangeModel } from './models/import-change.model.js';
import { importJobModel } from './models/import-job.model.js';
import { pastImportModel } from './models/past-import.model.js';
import { pictureImportModel } from './models/picture-import.model.js';
import { pictureTaskModel } from './models/picture-task.model.js';
import { productModel } from './models/product.model.js';
import { stockAdjustmentModel } from './models/stock-adjustment.model.js';
import { subcategoryModel } from './models/subcategory.model.js';
import { tombstoneModel } from './models/tombstone.model.js';
import { PackedTexts } from './packed-texts/packed-texts.service.js';
import { PictureImportsController } from './picture-imports/picture-imports.controller.js';
import { PictureImports } from './picture-imports/picture-imports.service.js';
import { PictureLoader } from './picture-imports/picture-loader.service.js';
import { PictureRuns } from './picture-imports/picture-runs.service.js';
import { PictureWrites } from './picture-imports/picture-writes.service.js';
import { RefusedPictures } from './picture-imports/refused-pictures.service.js';
import { ZipProducts } from './picture-imports/zip-products.service.js';
import { HashWrites } from './pictures/hash-writes.service.js';
import { PictureHashes } from './pictures/picture-hashes.service.js';
import { FilterableProducts } from './products/filterable-products.service.js';
import { FirstCards } from './products/first-cards.service.js';
import { KnownCards } from './products/known-cards.service.js';
import { OtherCategories } from './products/other-categories.service.js';
import { ProductCards } from './products/product-cards.service.js';
import { ProductChecks } from './products/product-checks.service.js';
import { ProductConflicts } from './products/product-conflicts.service.js';
import { ProductDetails } from './products/product-details.service.js';
import { ProductEditsController } from './products/product-edits.controller.js';
import { ProductEdits } from './products/product-edits.service.js';
import { ProductIds } from './products/product-ids.service.js';
import { ProductLists } from './products/product-lists.service.js';
import { ProductsController } from './products/products.controller.js';
import { Ratings } from './products/ratings.service.js';
import { ProductsForSale } from './stock/products-for-sale.service.js';
import { Stock } from './stock/stock.service.js';
import { StockEdits } from './stock/stock-edits.service.js';
import { StockHistory } from './stock/stock-history.service.js';
import { StockLevels } from './stock/stock-levels.service.js';
import { CatalogueAnswers } from './structure/catalogue-answers.service.js';
import { CatalogueChanges } from './structure/catalogue-changes.service.js';
import { CatalogueFeed } from './structure/catalogue-feed.service.js';
import { CatalogueNames } from './structure/catalogue-names.service.js';
import { CatalogueRevision } from './structure/catalogue-revision.service.js';
import { CatalogueWrites } from './structure/catalogue-writes.service.js';
import { CategoryChecks } from './structure/category-checks.service.js';
import { CategoryLists } from './structure/category-lists.service.js';
import { CategoryReassignment } from './structure/category-reassignment.service.js';
import { FormerIndexes } from './structure/former-indexes.service.js';
import { KeyedMutex } from './structure/keyed-mutex.service.js';
import { RevisionBumper } from './structure/revision-bumper.service.js';
import { SubcategoriesController } from './subcategories/subcategories.controller.js';
import { SubcategoryDeletion } from './subcategories/subcategory-deletion.service.js';
import { SubcategoryEdits } from './subcategories/subcategory-edits.service.js';
import { CatalogueSlices } from './sync/catalogue-slices.service.js';
import { CatalogueSyncController } from './sync/catalogue-sync.controller.js';
import { CatalogueSync } from './sync/catalogue-sync.service.js';
import { CategoryRemoval } from './undo/category-removal.service.js';
import { ImportHistoryController } from './undo/import-history.controller.js';
import { ImportUndo } from './undo/import-undo.service.js';
import { UndoBatch } from './undo/undo-batch.service.js';

const models = MongooseModule.forFeature([
  productModel,
  categoryModel,
  subcategoryModel,
  tombstoneModel,
  catalogueCounterModel,
  catalogueWalkModel,
  importJobModel,
  pastImportModel,
  importChangeModel,
  pictureImportModel,
  pictureTaskModel,
  stockAdjustmentModel,
]);

const structure = [
  KeptModels,
  CatalogueRevision,
  CatalogueChanges,
  CatalogueNames,
  CatalogueFeed,
  CatalogueAnswers,
  CategoryLists,
  CatalogueWrites,
  RevisionBumper,
  FormerIndexes,
  CategoryChecks,
  CategoryReassignment,
];

const files = [
  ImportCategories,
  ProductMatcher,
  ProductIdentityUpkeep,
  ImportChanges,
  PicturePlans,
  ImportWrites,
  CatalogueImport,
  CategoryRemoval,
  UndoBatch,
  ImportUndo,
  ImportFiles,
  PictureLoader,
  PictureWrites,
  PictureRuns,
  ZipProducts,
  PictureImports,
  RefusedPictures,
  ImportRuns,
  RefusedRows,
  ImportJobs,
  CatalogueExport,
];

/**
 * Categories, subcategories and products: what the shop sells. Carts and orders get prices and stock
 * (ProductsForSale, Stock); lists of products elsewhere get cards (ProductCards); features that fill or copy
 * the catalogue get its models, its revision and its feed.
 */
@Module({
  imports: [models, StorageModule, AccountModule, UploadsModule],
  controllers: [
    CategoriesController,
    SubcategoriesController,
    ProductsController,
    ProductEditsController,
    BulkEditsController,
    CatalogueFilesController,
    ImportHistoryController,
    PictureImportsController,
    CatalogueSyncController,
  ],
  providers: [
    ...structure,
    CategoryEdits,
    CategoryDeletion,
    SubcategoryEdits,
    SubcategoryDeletion,
    ProductIds,
    KnownCards,
    ProductCards,
    FirstCards,
    FilterableProducts,
    PackedTexts,
    ProductLists,
    ProductDetails,
    ProductChecks,
    ProductConflicts,
    ProductEdits,
    BulkEdits,
    BulkWrites,
    ...files,
    HashWrites,
    PictureHashes,
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
    KeptModels,
    CatalogueAnswers,
    CatalogueWrites,
    ImportChanges,
    RevisionBumper,
    ProductIds,
    ProductCards,
    FilterableProducts,
    PackedTexts,
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
