import {
  AuditExportQuery,
  AuditLogAnswer,
  AuditLogQuery,
  auditLogPaths,
} from '@jhola/shared/contracts/audit-log.contract';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { ActivityLists } from './activity-lists.service.js';

/** What administrators did (docs/product.md#activity). Nothing here changes an entry. */
@ApiTags('Activity')
@Audience('admin')
@Controller()
export class ActivityController {
  constructor(private readonly lists: ActivityLists) {}

  @Get(auditLogPaths.list)
  @Answers(AuditLogAnswer)
  async list(@Query({ schema: AuditLogQuery }) query: AuditLogQuery) {
    return ok('Activity', await this.lists.page(query));
  }

  /** Streamed, however many entries there are. */
  @Get(auditLogPaths.exportCsv)
  @ApiProduces('text/csv')
  async export(@ActingAdmin() by: AdminActor, @Query({ schema: AuditExportQuery }) query: AuditExportQuery) {
    return new StreamableFile(await this.lists.csv(by, query), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="activity.csv"',
    });
  }
}
