import { CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import { Limits } from './limits.service.js';

const SIGNED_MESSAGES = Symbol('SIGNED_MESSAGES');
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Declares a route that takes messages signed by a partner of the shop: those come as fast as orders do, and are not counted. */
export const SignedMessages = () => SetMetadata(SIGNED_MESSAGES, true);

/** Counts every request that may change something, by address and by account (docs/product.md#limits). */
@Injectable()
export class WritesGuard implements CanActivate {
  constructor(
    private readonly limits: Limits,
    private readonly reflector: Reflector,
  ) {}

  /** @throws ShopError request.too-many */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<ShopRequest>();
    if (READING.has(request.method) || this.limits.areOffFor(request)) return true;
    if (this.reflector.get<boolean>(SIGNED_MESSAGES, context.getHandler())) return true;
    const caller = { address: request.ip, userId: request.user?.userId, body: undefined };
    return this.limits.admit('writes', caller);
  }
}
