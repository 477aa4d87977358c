import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { fruitlessSearchModel } from './fruitless/fruitless-search.model.js';
import { FruitlessSearches } from './fruitless/fruitless-searches.service.js';
import { ListingIndex } from './listing-index.service.js';
import { ProductSearch } from './product-search.service.js';
import { SearchController } from './search.controller.js';
import { SearchIndex } from './search-index.service.js';
import { SearchSuggestions } from './search-suggestions.service.js';

/** Full-text search for products that forgives typing mistakes. */
@Module({
  imports: [CatalogueModule, MongooseModule.forFeature([fruitlessSearchModel])],
  controllers: [SearchController],
  exports: [ProductSearch, FruitlessSearches],
  providers: [SearchIndex, ListingIndex, ProductSearch, SearchSuggestions, FruitlessSearches],
})
export class SearchModule {}
