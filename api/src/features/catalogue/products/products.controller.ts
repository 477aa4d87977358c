import { ProductAnswer, ProductDetailsRequest, productPaths } from '@jhola/shared/contracts/product.contract';
import {
  ListingAnswer,
  ListingRequest,
  OtherCategoryProductsRequest,
  ProductListAnswer,
  ProductsByCategoryRequest,
  RelatedProductsRequest,
} from '@jhola/shared/contracts/product-lists.contract';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { ReadsByPost } from '#platform/limits/writes.guard.js';
import { ProductDetails } from './product-details.service.js';
import { ProductLists } from './product-lists.service.js';

/** The reading calls of docs/product.md#product-calls; searching is a feature of its own. */
@ApiTags('Product')
@Audience('public')
@Controller()
export class ProductsController {
  constructor(
    private readonly lists: ProductLists,
    private readonly details: ProductDetails,
  ) {}

  @Post(productPaths.byCategory)
  @ReadsByPost()
  @DocumentedAnswer(ProductListAnswer)
  byCategory(@Body({ schema: ProductsByCategoryRequest }) request: ProductsByCategoryRequest) {
    return this.lists.ofCategory(request);
  }

  @Post(productPaths.bySubcategory)
  @ReadsByPost()
  @DocumentedAnswer(ListingAnswer)
  bySubcategory(@Body({ schema: ListingRequest }) request: ListingRequest) {
    return this.lists.listing(request);
  }

  @Post(productPaths.details)
  @ReadsByPost()
  @DocumentedAnswer(ProductAnswer)
  getDetails(@Body({ schema: ProductDetailsRequest }) request: ProductDetailsRequest) {
    return this.details.get(request);
  }

  @Post(productPaths.related)
  @ReadsByPost()
  @DocumentedAnswer(ProductListAnswer)
  related(@Body({ schema: RelatedProductsRequest }) request: RelatedProductsRequest) {
    return this.lists.related(request);
  }

  @Post(productPaths.otherCategories)
  @ReadsByPost()
  @DocumentedAnswer(ProductListAnswer)
  otherCategories(@Body({ schema: OtherCategoryProductsRequest }) request: OtherCategoryProductsRequest) {
    return this.lists.ofOtherCategories(request);
  }

  @Get(productPaths.offers)
  @DocumentedAnswer(ProductListAnswer)
  offers() {
    return this.lists.offers();
  }
}
