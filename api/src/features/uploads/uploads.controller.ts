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
import { Pictures } from './pictures.service.js';
import { sendPicture } from './send-picture.js';
import { SentPictures } from './sent-picture.service.js';

const oneFile = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

/** Uploads of pictures, and their download. */
@ApiTags('Upload')
@Controller()
export class UploadsController {
  constructor(
    private readonly avatars: Avatars,
    private readonly pictures: Pictures,
    private readonly sent: SentPictures,
  ) {}

  @Put(accountPaths.uploadAvatar)
  @Audience('customer')
  @Limited('uploads')
  @TakesFile()
  @Writes(AvatarAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: oneFile })
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
  @ApiBody({ schema: oneFile })
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
    await sendPicture(request, reply, file, found(await this.pictures.picture(file)));
  }
}

function found(picture: Buffer | undefined): Buffer {
  if (!picture) throw new ShopError('route.missing');
  return picture;
}

/** Aborted, with request.malformed as the reason, when the client goes away before the response. */
function whileWaiting({ raw }: FastifyReply): AbortSignal {
  const waiting = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) waiting.abort(new ShopError('request.malformed'));
  });
  return waiting.signal;
}
