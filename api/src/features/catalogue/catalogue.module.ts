import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueRevision } from './catalogue-revision.js';
import { CATALOGUE_COUNTER, catalogueCounterSchema } from './models/catalogue-counter.model.js';
import { CATEGORY, categorySchema } from './models/category.model.js';
import { PRODUCT, productSchema } from './models/product.model.js';
import { SUBCATEGORY, subcategorySchema } from './models/subcategory.model.js';
import { CATALOGUE_TOMBSTONE, tombstoneSchema } from './models/tombstone.model.js';
import { ProductsForSale } from './stock/products-for-sale.js';
import { Stock } from './stock/stock.js';

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
  providers: [CatalogueRevision, ProductsForSale, Stock],
  exports: [models, CatalogueRevision, ProductsForSale, Stock],
})
export class CatalogueModule {}
