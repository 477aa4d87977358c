import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ListingIndex } from './listing-index.js';
import { ProductSearch } from './product-search.service.js';
import { SearchController } from './search.controller.js';
import { SearchIndex } from './search-index.js';
import { SearchSuggestions } from './search-suggestions.service.js';

/** Finding products by words, typing mistakes forgiven. */
@Module({
  imports: [CatalogueModule],
  controllers: [SearchController],
  exports: [ProductSearch],
  providers: [SearchIndex, ListingIndex, ProductSearch, SearchSuggestions],
})
export class SearchModule {}
