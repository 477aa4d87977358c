import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { DeleteByIdRequest } from '@jhola/shared/contracts/category.contract';
import {
  CreateProductRequest,
  productPaths,
  UpdateProductRequest,
  WrittenProductAnswer,
} from '@jhola/shared/contracts/product.contract';
import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { ProductEdits } from './product-edits.service.js';

/** The writing calls of docs/product.md#product-calls. */
@ApiTags('Product')
@Audience('admin')
@Controller()
export class ProductEditsController {
  constructor(private readonly edits: ProductEdits) {}

  @Post(productPaths.create)
  @Writes(WrittenProductAnswer)
  create(
    @Body({ schema: CreateProductRequest }) request: CreateProductRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.edits.create(request, claim);
  }

  @Put(productPaths.update)
  @Writes(WrittenProductAnswer)
  async update(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: UpdateProductRequest }) request: UpdateProductRequest,
  ) {
    return ok('Product updated successfully!', await this.edits.update(userId, request));
  }

  @Delete(productPaths.delete)
  @Writes(PlainAnswer)
  async delete(@Body({ schema: DeleteByIdRequest }) { _id }: DeleteByIdRequest) {
    await this.edits.delete(_id);
    return ok('Product deleted successfully!');
  }
}
