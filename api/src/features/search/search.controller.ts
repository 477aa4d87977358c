import {
  ProductPageAnswer,
  ProductPageRequest,
  productPaths,
  SearchAnswer,
  SearchRequest,
} from '@jhola/shared/contracts/product.contract';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '../../platform/answers/answers.decorator.js';
import { ok } from '../../platform/answers/ok.js';
import { Audience } from '../../platform/auth/audience.decorator.js';
import { ProductSearch } from './product-search.service.js';

/** The calls of section 7, Product, that find products by words. */
@ApiTags('Product')
@Controller()
export class SearchController {
  constructor(private readonly products: ProductSearch) {}

  @Post(productPaths.search)
  @Audience('public')
  @DocumentedAnswer(SearchAnswer)
  search(@Body({ schema: SearchRequest }) request: SearchRequest) {
    return this.products.search(request);
  }

  /** The admin's product page (section 2, Admin Products). */
  @Post(productPaths.get)
  @Audience('admin')
  @DocumentedAnswer(ProductPageAnswer)
  async adminPage(@Body({ schema: ProductPageRequest }) request: ProductPageRequest) {
    const { products, totalPage, totalCount } = await this.products.wholePage(request);
    return { ...ok('Products', products), totalNoPage: totalPage, totalCount };
  }
}
