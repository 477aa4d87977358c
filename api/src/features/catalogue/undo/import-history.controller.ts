import {
  importHistoryPaths,
  PastImportsAnswer,
  UndoImportRequest,
} from '@jhola/shared/contracts/import-history.contract';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { ImportUndo } from './import-undo.service.js';

/** Imports that have been, and their undo (docs/product.md#import-undo). */
@ApiTags('Product')
@Audience('admin')
@Controller()
export class ImportHistoryController {
  constructor(private readonly imports: ImportUndo) {}

  @Get(importHistoryPaths.list)
  @Answers(PastImportsAnswer)
  async list() {
    return ok('Imports', await this.imports.list());
  }

  @Post(importHistoryPaths.undo)
  @Writes(PastImportsAnswer)
  async undo(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: UndoImportRequest }) { importId }: UndoImportRequest,
  ) {
    await this.imports.start(by, importId);
    return ok('Undo started', await this.imports.list());
  }
}
