import { FoundProductsAnswer, FoundProductsRequest } from '@jhola/shared/contracts/found-products.contract';
import {
  ProductPageAnswer,
  ProductPageRequest,
  productPaths,
} from '@jhola/shared/contracts/product.contract';
import { SearchAnswer, SearchRequest } from '@jhola/shared/contracts/product-lists.contract';
import { SuggestionsAnswer, SuggestionsQuery, searchPaths } from '@jhola/shared/contracts/search.contract';
import { Body, Controller, Get, Ip, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { ReadsByPost } from '#platform/limits/writes.guard.js';
import { FruitlessSearches } from './fruitless/fruitless-searches.service.js';
import { ProductSearch } from './product-search.service.js';
import { SearchSuggestions } from './search-suggestions.service.js';

/** The search calls of docs/product.md#product-calls, and suggestions while typing. */
@ApiTags('Product')
@Controller()
export class SearchController {
  constructor(
    private readonly products: ProductSearch,
    private readonly suggestions: SearchSuggestions,
    private readonly fruitless: FruitlessSearches,
  ) {}

  @Post(productPaths.search)
  @Audience('public')
  @DocumentedAnswer(SearchAnswer)
  async search(@Body({ schema: SearchRequest }) request: SearchRequest, @Ip() from: string) {
    const answer = await this.products.search(request);
    this.fruitless.note(request.search, from);
    return answer;
  }

  @Get(searchPaths.suggestions)
  @Audience('public')
  @DocumentedAnswer(SuggestionsAnswer)
  @ApiQuery({ name: 'q', description: 'What was typed so far, at most 200 characters.' })
  suggest(@Query({ schema: SuggestionsQuery }) query: SuggestionsQuery) {
    return this.suggestions.of(query);
  }

  /** The admin's product page (docs/product.md#products-admin). */
  @Post(productPaths.get)
  @ReadsByPost()
  @Audience('admin')
  @DocumentedAnswer(ProductPageAnswer)
  async adminPage(@Body({ schema: ProductPageRequest }) request: ProductPageRequest) {
    const { products, totalPage, totalCount } = await this.products.wholePage(request);
    return { ...ok('Products', products), totalNoPage: totalPage, totalCount };
  }

  /** What the admin's product page ticks by `Select all`. */
  @Post(productPaths.adminFound)
  @ReadsByPost()
  @Audience('admin')
  @DocumentedAnswer(FoundProductsAnswer)
  async found(@Body({ schema: FoundProductsRequest }) request: FoundProductsRequest) {
    const { ids, totalCount } = await this.products.foundIds(request);
    return { ...ok('Products', ids), totalCount };
  }
}
