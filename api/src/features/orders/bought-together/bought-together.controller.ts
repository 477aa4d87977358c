import { productPaths } from '@jhola/shared/contracts/product.contract';
import { BoughtTogetherQuery, ProductListAnswer } from '@jhola/shared/contracts/product-lists.contract';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { BoughtTogether } from './bought-together.service.js';

/** What is bought together with a product (docs/product.md#bought-together). */
@ApiTags('Product')
@Audience('public')
@Controller()
export class BoughtTogetherController {
  constructor(private readonly together: BoughtTogether) {}

  @Get(productPaths.boughtTogether)
  @DocumentedAnswer(ProductListAnswer)
  list(@Query({ schema: BoughtTogetherQuery }) query: BoughtTogetherQuery) {
    return this.together.list(query);
  }
}
