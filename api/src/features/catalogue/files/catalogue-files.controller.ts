import type { Readable } from 'node:stream';
import {
  catalogueFilePaths,
  ImportJobAnswer,
  StartImportRequest,
} from '@jhola/shared/contracts/catalogue-files.contract';
import { Body, Controller, Get, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { TakesFile } from '#platform/limits/upload-slots.guard.js';
import { csvOf } from './catalogue-csv.js';
import { CatalogueExport } from './catalogue-export.service.js';
import { ImportJobs } from './import-jobs.service.js';
import { sentCsv } from './sent-csv.js';

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
    private readonly catalogue: CatalogueExport,
  ) {}

  @Post(catalogueFilePaths.upload)
  @TakesFile()
  @Writes(ImportJobAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: oneFile })
  async upload(@Req() request: FastifyRequest) {
    return ok('File uploaded', await this.jobs.take(await sentCsv(request)));
  }

  @Get(catalogueFilePaths.state)
  @Answers(ImportJobAnswer)
  async state() {
    return ok('Import', await this.jobs.state());
  }

  @Post(catalogueFilePaths.start)
  @Writes(ImportJobAnswer)
  async start(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: StartImportRequest }) request: StartImportRequest,
  ) {
    return ok('Import started', await this.jobs.start(userId, request));
  }

  @Post(catalogueFilePaths.cancel)
  @Writes(ImportJobAnswer)
  async cancel() {
    return ok('Import cancelled', await this.jobs.cancel());
  }

  @Get(catalogueFilePaths.refusedRows)
  @ApiProduces('text/csv')
  async refusedRows() {
    const rows = await this.jobs.refusedRows();
    const csv = csvOf(['Line', 'Reason'], [rows], ({ line, reason }) => [String(line), reason]);
    return download(csv, 'refused-rows.csv');
  }

  /** Streamed, however many products there are. */
  @Get(catalogueFilePaths.exportCsv)
  @ApiProduces('text/csv')
  export() {
    return download(this.catalogue.csv(), 'catalogue.csv');
  }
}

const download = (csv: Readable, name: string): StreamableFile =>
  new StreamableFile(csv, { type: CSV, disposition: `attachment; filename="${name}"` });
