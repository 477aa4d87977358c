import { shopSettingsPaths } from '@jhola/shared/contracts/shop-settings.contract';
import { UploadAnswer } from '@jhola/shared/contracts/uploads.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '#integrations/storage/picture-storage.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { TakesFile } from '#platform/limits/upload-slots.guard.js';
import { ONE_FILE } from '../../uploads/one-file.js';
import { sendPicture } from '../../uploads/send-picture.js';
import { SentPictures } from '../../uploads/sent-picture.service.js';
import { ShopLogos } from './shop-logos.service.js';

/** The shop's logo, as it is drawn for pages and home screens (docs/product.md#shop-logo). */
@ApiTags('Shop settings')
@Controller()
export class ShopLogoController {
  constructor(
    private readonly logos: ShopLogos,
    private readonly sent: SentPictures,
  ) {}

  /** The logo is in effect once the settings are saved with the address of the answer. */
  @Post(shopSettingsPaths.uploadLogo)
  @Audience('admin')
  @Limited('uploads')
  @TakesFile()
  @Writes(UploadAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: ONE_FILE })
  async upload(@ActingAdmin() by: AdminActor, @Req() request: FastifyRequest) {
    const url = await this.sent.receive(request, (sent) => this.logos.keep(by, sent));
    return { ...ok('Image uploaded successfully!', { url, secure_url: url }), url };
  }

  @Get(`${UPLOADS_PATH}/logo/:file`)
  @Audience('public')
  @ApiProduces('image/png', 'image/webp')
  async icon(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const icon = await this.logos.icon(file);
    if (!icon) throw new ShopError('route.missing');
    await sendPicture(request, reply, file, icon);
  }
}
