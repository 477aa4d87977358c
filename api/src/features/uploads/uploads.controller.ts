import { AvatarAnswer, accountPaths } from '@jhola/shared/contracts/account.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Controller, Get, Param, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '../../integrations/storage/picture-storage.js';
import { ok } from '../../platform/answers/ok.js';
import { Audience } from '../../platform/auth/audience.decorator.js';
import { CurrentUser } from '../../platform/auth/current-user.decorator.js';
import type { Principal } from '../../platform/auth/principal.js';
import { Writes } from '../../platform/idempotency/writes.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { Avatars } from './avatars.service.js';
import { sentPicture } from './sent-picture.js';

const oneFile = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

/** Pictures that people send, and where they are loaded from. */
@ApiTags('User')
@Controller()
export class UploadsController {
  constructor(private readonly avatars: Avatars) {}

  @Put(accountPaths.uploadAvatar)
  @Audience('customer')
  @Limited('uploads')
  @Writes(AvatarAnswer)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: oneFile })
  async uploadAvatar(@CurrentUser() { userId }: Principal, @Req() request: FastifyRequest) {
    const avatar = await this.avatars.change(userId, await sentPicture(request));
    return ok('Avatar uploaded successfully!', { avatar });
  }

  /** For ever: another picture has another name. */
  @Get(`${UPLOADS_PATH}/avatars/:file`)
  @Audience('public')
  @ApiProduces('image/webp')
  async avatar(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const picture = await this.avatars.picture(file);
    if (!picture) throw new ShopError('route.missing');
    await reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(picture);
  }
}
