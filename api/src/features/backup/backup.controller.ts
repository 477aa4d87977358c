import {
  AllowDownloadAnswer,
  AllowDownloadRequest,
  BackupStateAnswer,
  backupPaths,
} from '@jhola/shared/contracts/backup.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Body, Controller, Get, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '#platform/answers/answers.decorator.js';
import { ok } from '#platform/answers/ok.js';
import { ActingAdmin, type AdminActor } from '#platform/audit-log/audit-actor.js';
import { Audience } from '#platform/auth/audience.decorator.js';
import { CurrentUser } from '#platform/auth/current-user.decorator.js';
import type { Principal } from '#platform/auth/principal.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Writes } from '#platform/idempotency/writes.decorator.js';
import { Limited } from '#platform/limits/limited.decorator.js';
import { Reauthentication } from '../account/password/reauthentication.service.js';
import { Backups } from './backups.service.js';
import { permitCookie, permitIn } from './download-permit.js';
import { DownloadPermits } from './download-permits.service.js';

const TAR = 'application/x-tar';

/** The whole shop as one file (docs/product.md#backup). */
@ApiTags('Backup')
@Controller()
export class BackupController {
  constructor(
    private readonly backups: Backups,
    private readonly permits: DownloadPermits,
    private readonly reauthentication: Reauthentication,
    private readonly config: ShopConfig,
  ) {}

  @Get(backupPaths.state)
  @Audience('admin')
  @Answers(BackupStateAnswer)
  async state() {
    return ok('Backup', await this.backups.state());
  }

  @Post(backupPaths.start)
  @Audience('admin')
  @Writes(BackupStateAnswer)
  async start(@ActingAdmin() by: AdminActor) {
    await this.backups.start(by);
    return ok('Backup started', await this.backups.state());
  }

  @Post(backupPaths.cancel)
  @Audience('admin')
  @Writes(BackupStateAnswer)
  async cancel() {
    await this.backups.cancel();
    return ok('Backup cancelled', await this.backups.state());
  }

  /**
   * An access token alone must not be enough to take the whole shop away: the password is asked for. Repeats are not answered
   * from a store: each has a cookie of its own.
   */
  @Post(backupPaths.allowDownload)
  @Audience('admin')
  @Limited('reauthentication')
  @Answers(AllowDownloadAnswer)
  async allowDownload(
    @ActingAdmin() by: AdminActor,
    @CurrentUser() { userId, sessionId }: Principal,
    @Body({ schema: AllowDownloadRequest }) { password }: AllowDownloadRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.reauthentication.prove(userId, { password });
    const { fileName } = this.backups.waiting();
    const secret = this.permits.give(by, sessionId);
    reply.header('set-cookie', permitCookie(secret, this.config.isOverTls));
    return ok('Download allowed', { fileName });
  }

  /** A plain link has no access token: the cookie of the call above lets it in, once. */
  @Get(backupPaths.download)
  @Audience('public')
  @ApiProduces(TAR)
  async download(
    @Req() { method, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    // Fastify answers HEAD by the same route: that would use the permit up, and send nothing.
    if (method === 'HEAD') throw new ShopError('route.missing');
    const by = await this.permits.use(permitIn(headers.cookie));
    const { prepared, stream, onEnd } = await this.backups.download(by);
    // Compressed on its way its length would be unknown, and a browser could not say how far it is.
    headers['x-no-compression'] = 'length wanted';
    // A proxy that took all of it before the browser has it would look like a download that is over.
    reply.header('x-accel-buffering', 'no');
    const { raw } = reply;
    raw.once('close', () => void onEnd(raw.writableFinished));
    return new StreamableFile(stream, {
      type: TAR,
      disposition: `attachment; filename="${prepared.fileName}"`,
      length: prepared.bytes,
    });
  }
}
