import { ShopError } from '@jhola/shared/errors/shop-error';
import { applyDecorators, CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { ApiServiceUnavailableResponse, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import { UploadSlots } from './upload-slots.service.js';

/** How long a refused client should wait, in seconds: most uploads have ended by then. */
const WAIT_S = 5;

/** Guards routes that receive files, after the audience guard: nothing of the file is read yet. */
@Injectable()
class UploadSlotsGuard implements CanActivate {
  constructor(private readonly slots: UploadSlots) {}

  /** @throws ShopError request.too-many for a user with too many uploads, server.busy when all slots are taken */
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const { ip, user } = http.getRequest<ShopRequest>();
    const reply = http.getResponse<FastifyReply>();
    const taken = this.slots.take(user?.userId ?? ip);
    if (typeof taken === 'function') {
      reply.raw.once('close', taken);
      return true;
    }
    reply.header('retry-after', WAIT_S);
    throw new ShopError(taken === 'person' ? 'request.too-many' : 'server.busy');
  }
}

/**
 * Declares that a route receives a file: concurrent uploads are limited, in total and per user. Beyond, it
 * answers 429 or 503 with `Retry-After`, and nothing is read.
 */
export const TakesFile = () =>
  applyDecorators(
    UseGuards(UploadSlotsGuard),
    ApiTooManyRequestsResponse({ description: 'Too often, or too many at once: see Retry-After.' }),
    ApiServiceUnavailableResponse({ description: 'Too many people send files: see Retry-After.' }),
  );
