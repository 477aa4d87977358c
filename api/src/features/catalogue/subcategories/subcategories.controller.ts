import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  CreateSubcategoryRequest,
  DeleteSubcategoryRequest,
  SubcategoryAnswer,
  SubcategoryListAnswer,
  subcategoryPaths,
  UpdateSubcategoryRequest,
} from '@jhola/shared/contracts/subcategory.contract';
import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { ReadsByPost } from '#platform/limits/writes.guard.js';
import { CategoryLists } from '../structure/category-lists.service.js';
import { SubcategoryDeletion } from './subcategory-deletion.service.js';
import { SubcategoryEdits } from './subcategory-edits.service.js';

/** The calls of docs/product.md#subcategory-calls. */
@ApiTags('Subcategory')
@Controller()
export class SubcategoriesController {
  constructor(
    private readonly categoryLists: CategoryLists,
    private readonly edits: SubcategoryEdits,
    private readonly deletion: SubcategoryDeletion,
  ) {}

  @Post(subcategoryPaths.get)
  @ReadsByPost()
  @Audience('public')
  @DocumentedAnswer(SubcategoryListAnswer)
  get() {
    return this.categoryLists.subcategories();
  }

  @Post(subcategoryPaths.create)
  @Audience('admin')
  @Writes(SubcategoryAnswer)
  create(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: CreateSubcategoryRequest }) request: CreateSubcategoryRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.edits.create(by, request, claim);
  }

  @Put(subcategoryPaths.update)
  @Audience('admin')
  @Writes(SubcategoryAnswer)
  async update(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: UpdateSubcategoryRequest }) request: UpdateSubcategoryRequest,
  ) {
    return ok('Sub category updated successfully!', await this.edits.update(by, request));
  }

  @Delete(subcategoryPaths.delete)
  @Audience('admin')
  @Writes(PlainAnswer)
  async delete(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: DeleteSubcategoryRequest }) request: DeleteSubcategoryRequest,
  ) {
    await this.deletion.delete(by, request);
    return ok('Sub category deleted successfully!');
  }
}
