import { BulkEditAnswer, BulkEditRequest, bulkEditPaths } from '@jhola/shared/contracts/bulk-edit.contract';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import type { Claim } from '#platform/idempotency/keyed-call.js';
import { CurrentClaim, Writes } from '#platform/idempotency/writes.decorator.js';
import { ReadsByPost } from '#platform/limits/writes.guard.js';
import { BulkEdits } from './bulk-edits.service.js';

/** Changes to a selection of products (docs/product.md#bulk-edit). */
@ApiTags('Product')
@Audience('admin')
@Controller()
export class BulkEditsController {
  constructor(private readonly edits: BulkEdits) {}

  @Post(bulkEditPaths.preview)
  @ReadsByPost()
  @Answers(BulkEditAnswer)
  async preview(@Body({ schema: BulkEditRequest }) request: BulkEditRequest) {
    return ok('Preview', await this.edits.preview(request));
  }

  @Post(bulkEditPaths.apply)
  @Writes(BulkEditAnswer)
  apply(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: BulkEditRequest }) request: BulkEditRequest,
    @CurrentClaim() claim: Claim,
  ) {
    return this.edits.apply(by, request, claim);
  }
}
