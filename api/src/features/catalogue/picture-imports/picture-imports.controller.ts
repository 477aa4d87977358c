import {
  CancelPicturesRequest,
  MAX_PICTURES_MEGABYTES,
  PictureImportsAnswer,
  pictureImportPaths,
  RefusedPicturesQuery,
} from '@jhola/shared/contracts/picture-imports.contract';
import { chosenLanguage } from '@jhola/shared/languages/chosen-language';
import { Body, Controller, Get, Post, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { TakesFile } from '#platform/limits/upload-slots.guard.js';
import { ONE_FILE } from '../../uploads/one-file.js';
import { sentImport } from '../import-files/sent-file.js';
import { PictureImports } from './picture-imports.service.js';
import { RefusedPictures } from './refused-pictures.service.js';

/** Pictures of many products (docs/product.md#picture-imports). */
@ApiTags('Product')
@Audience('admin')
@Controller()
export class PictureImportsController {
  constructor(
    private readonly imports: PictureImports,
    private readonly refused: RefusedPictures,
  ) {}

  @Post(pictureImportPaths.upload)
  @TakesFile()
  @Writes(PictureImportsAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: ONE_FILE })
  async upload(@ActingAdmin() by: AdminActor, @Req() request: FastifyRequest) {
    await this.imports.take(by, await sentImport(request, MAX_PICTURES_MEGABYTES, 'import.no-pictures'));
    return ok('Pictures uploaded', await this.imports.list());
  }

  @Get(pictureImportPaths.list)
  @Answers(PictureImportsAnswer)
  async list() {
    return ok('Pictures', await this.imports.list());
  }

  @Post(pictureImportPaths.cancel)
  @Writes(PictureImportsAnswer)
  async cancel(
    @ActingAdmin() by: AdminActor,
    @Body({ schema: CancelPicturesRequest }) { importId }: CancelPicturesRequest,
  ) {
    return ok('Import cancelled', await this.imports.cancel(by, importId));
  }

  @Get(pictureImportPaths.refused)
  @ApiProduces('text/csv')
  async refusedPictures(
    @Query({ schema: RefusedPicturesQuery }) { importId }: RefusedPicturesQuery,
    @Req() { headers }: FastifyRequest,
  ) {
    const csv = await this.refused.csv(importId, chosenLanguage(headers.cookie ?? ''));
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="refused-pictures.csv"',
    });
  }
}
