import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  AddCategoryRequest,
  CategoryAnswer,
  CategoryListAnswer,
  categoryPaths,
  DeleteCategoryRequest,
  UpdateCategoryRequest,
} from '@jhola/shared/contracts/category.contract';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DocumentedAnswer } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { CategoryLists } from '../structure/category-lists.service.js';
import { CategoryDeletion } from './category-deletion.service.js';
import { CategoryEdits } from './category-edits.service.js';

/** The calls of docs/product.md#category-calls. */
@ApiTags('Category')
@Controller()
export class CategoriesController {
  constructor(
    private readonly categoryLists: CategoryLists,
    private readonly edits: CategoryEdits,
    private readonly deletion: CategoryDeletion,
  ) {}

  @Get(categoryPaths.get)
  @Audience('public')
  @DocumentedAnswer(CategoryListAnswer)
  get() {
    return this.categoryLists.categories();
  }

  @Post(categoryPaths.add)
  @Audience('admin')
  @Writes(CategoryAnswer)
  add(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: AddCategoryRequest }) request: AddCategoryRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.edits.add(by, request, claim);
  }

  @Put(categoryPaths.update)
  @Audience('admin')
  @Writes(CategoryAnswer)
  async update(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: UpdateCategoryRequest }) request: UpdateCategoryRequest,
  ) {
    return ok('Category updated successfully!', await this.edits.update(by, request));
  }

  @Delete(categoryPaths.delete)
  @Audience('admin')
  @Writes(PlainAnswer)
  async delete(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: DeleteCategoryRequest }) request: DeleteCategoryRequest,
  ) {
    await this.deletion.delete(by, request);
    return ok('Category deleted successfully!');
  }
}
