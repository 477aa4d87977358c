import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import { DeleteByIdRequest } from '@jhola/shared/contracts/category.contract';
import {
  CreateProductRequest,
  ProductDetailsRequest,
  productPaths,
  UpdateProductRequest,
  WrittenProductAnswer,
} from '@jhola/shared/contracts/product.contract';
import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { ReadsByPost } from '#platform/limits/writes.guard.js';
import { ProductDetails } from './product-details.service.js';
import { ProductEdits } from './product-edits.service.js';

/** The administrators' calls about one product (docs/product.md#product-calls). */
@ApiTags('Product')
@Audience('admin')
@Controller()
export class ProductEditsController {
  constructor(
    private readonly edits: ProductEdits,
    private readonly details: ProductDetails,
  ) {}

  @Post(productPaths.adminDetails)
  @ReadsByPost()
  @Answers(WrittenProductAnswer)
  async getDetails(@Body({ schema: ProductDetailsRequest }) request: ProductDetailsRequest) {
    return ok('Product', await this.details.forAdmins(request));
  }

  @Post(productPaths.create)
  @Writes(WrittenProductAnswer)
  create(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: CreateProductRequest }) request: CreateProductRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.edits.create(by, request, claim);
  }

  @Put(productPaths.update)
  @Writes(WrittenProductAnswer)
  async update(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: UpdateProductRequest }) request: UpdateProductRequest,
  ) {
    return ok('Product updated successfully!', await this.edits.update(by, request));
  }

  @Delete(productPaths.delete)
  @Writes(PlainAnswer)
  async delete(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: DeleteByIdRequest }) { _id }: DeleteByIdRequest,
  ) {
    await this.edits.delete(by, _id);
    return ok('Product deleted successfully!');
  }
}
