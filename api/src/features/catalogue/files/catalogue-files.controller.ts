import type { Readable } from 'node:stream';
import {
  catalogueFilePaths,
  ImportJobAnswer,
  MAX_IMPORT_MEGABYTES,
  StartImportRequest,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { chosenLanguage } from '@jhola/shared/languages/chosen-language';
import { Body, Controller, Get, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { TakesFile } from '#platform/limits/upload-slots.guard.js';
import { sentImport } from '../import-files/sent-file.js';
import { CatalogueExport } from './catalogue-export.service.js';
import { ImportJobs } from './import-jobs.service.js';
import { RefusedRows } from './refused-rows.service.js';

const CSV = 'text/csv; charset=utf-8';

const oneFile = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

/** The catalogue as CSV, in and out (docs/product.md#catalogue-files). */
@ApiTags('Product')
@Audience('admin')
@Controller()
export class CatalogueFilesController {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly refused: RefusedRows,
    private readonly catalogue: CatalogueExport,
  ) {}

  @Post(catalogueFilePaths.upload)
  @TakesFile()
  @Writes(ImportJobAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: oneFile })
  async upload(@ActingAdmin() by: AdminActor, @Req() request: FastifyRequest) {
    const sent = await sentImport(request, MAX_IMPORT_MEGABYTES, 'import.no-file');
    return ok('File uploaded', await this.jobs.take(by, sent));
  }

  @Get(catalogueFilePaths.state)
  @Answers(ImportJobAnswer)
  async state() {
    return ok('Import', await this.jobs.state());
  }

  @Post(catalogueFilePaths.start)
  @Writes(ImportJobAnswer)
  async start(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: StartImportRequest }) request: StartImportRequest,
  ) {
    return ok('Import started', await this.jobs.start(by, request));
  }

  @Post(catalogueFilePaths.cancel)
  @Writes(ImportJobAnswer)
  async cancel(@ActingAdmin() by: AdminActor) {
    return ok('Import cancelled', await this.jobs.cancel(by));
  }

  @Get(catalogueFilePaths.refusedRows)
  @ApiProduces('text/csv')
  async refusedRows(@Req() { headers }: FastifyRequest) {
    return download(await this.refused.csv(chosenLanguage(headers.cookie ?? '')), 'refused-rows.csv');
  }

  /** Streamed, however many products there are. */
  @Get(catalogueFilePaths.exportCsv)
  @ApiProduces('text/csv')
  async export(@ActingAdmin() by: AdminActor) {
    return download(await this.catalogue.csv(by), 'catalogue.csv');
  }
}

const download = (csv: Readable, name: string): StreamableFile =>
  new StreamableFile(csv, { type: CSV, disposition: `attachment; filename="${name}"` });
