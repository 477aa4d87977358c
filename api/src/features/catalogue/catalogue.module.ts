import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CATALOGUE_COUNTER, catalogueCounterSchema } from './models/catalogue-counter.model.js';
import { CATEGORY, categorySchema } from './models/category.model.js';
import { PRODUCT, productSchema } from './models/product.model.js';
import { SUBCATEGORY, subcategorySchema } from './models/subcategory.model.js';
import { CATALOGUE_TOMBSTONE, tombstoneSchema } from './models/tombstone.model.js';
import { ProductsForSale } from './stock/products-for-sale.js';
import { Stock } from './stock/stock.js';
import { CatalogueChanges } from './structure/catalogue-changes.js';
import { CatalogueFeed } from './structure/catalogue-feed.js';
import { CatalogueNames } from './structure/catalogue-names.js';
import { CatalogueRevision } from './structure/catalogue-revision.js';
import { RevisionStamps } from './structure/revision-stamps.js';

const models = MongooseModule.forFeature([
  { name: PRODUCT, schema: productSchema },
  { name: CATEGORY, schema: categorySchema },
  { name: SUBCATEGORY, schema: subcategorySchema },
  { name: CATALOGUE_TOMBSTONE, schema: tombstoneSchema },
  { name: CATALOGUE_COUNTER, schema: catalogueCounterSchema },
]);

/** Categories, subcategories and products: what the shop sells. */
@Module({
  imports: [models],
  providers: [
    CatalogueRevision,
    CatalogueChanges,
    CatalogueNames,
    CatalogueFeed,
    RevisionStamps,
    ProductsForSale,
    Stock,
  ],
  exports: [models, CatalogueRevision, CatalogueNames, CatalogueFeed, RevisionStamps, ProductsForSale, Stock],
})
export class CatalogueModule {}
