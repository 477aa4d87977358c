import { AvatarAnswer, accountPaths } from '@jhola/shared/contracts/account.contract';
import { UploadAnswer, uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Controller, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '#integrations/storage/picture-storage.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { TakesFile } from '#platform/limits/upload-slots.guard.js';
import { Avatars } from './avatars.service.js';
import { KeptPictures } from './kept-pictures.service.js';
import { ONE_FILE } from './one-file.js';
import { Pictures } from './pictures.service.js';
import { sendPicture } from './send-picture.js';
import { SentPictures } from './sent-picture.service.js';
import { whileWaiting } from './while-waiting.js';

/** Uploads of pictures, and their download. */
@ApiTags('Upload')
@Controller()
export class UploadsController {
  constructor(
    private readonly avatars: Avatars,
    private readonly pictures: Pictures,
    private readonly kept: KeptPictures,
    private readonly sent: SentPictures,
  ) {}

  @Put(accountPaths.uploadAvatar)
  @Audience('customer')
  @Limited('uploads')
  @TakesFile()
  @Writes(AvatarAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: ONE_FILE })
  async uploadAvatar(@CurrentUser() { userId }: Principal, @Req() request: FastifyRequest) {
    const avatar = await this.sent.receive(request, (sent) => this.avatars.change(userId, sent));
    return ok('Avatar uploaded successfully!', { avatar });
  }

  @Post(uploadPaths.upload)
  @Audience('admin')
  @Limited('catalogueUploads')
  @TakesFile()
  @Writes(UploadAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: ONE_FILE })
  async upload(
    @ActingAdmin() by: AdminActor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const waiting = whileWaiting(reply);
    const url = await this.sent.receive(request, (sent) => this.pictures.keep(by, sent, waiting));
    return { ...ok('Image uploaded successfully!', { url, secure_url: url }), url };
  }

  @Get(`${UPLOADS_PATH}/avatars/:file`)
  @Audience('public')
  @ApiProduces('image/webp')
  async avatar(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendPicture(request, reply, file, found(await this.avatars.picture(file)));
  }

  @Get(`${UPLOADS_PATH}/pictures/:file`)
  @Audience('public')
  @ApiProduces('image/avif', 'image/webp')
  async picture(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendPicture(request, reply, file, found(await this.kept.picture('pictures', file)));
  }

  @Get(`${UPLOADS_PATH}/reviews/:file`)
  @Audience('public')
  @ApiProduces('image/avif', 'image/webp')
  async reviewPhoto(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    await sendPicture(request, reply, file, found(await this.kept.picture('reviews', file)));
  }
}

function found(picture: Buffer | undefined): Buffer {
  if (!picture) throw new ShopError('route.missing');
  return picture;
}
