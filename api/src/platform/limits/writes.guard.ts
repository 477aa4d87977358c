import { CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import { Limits } from './limits.service.js';

const UNCOUNTED = Symbol('UNCOUNTED');
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Declares a route that takes messages signed by a partner of the shop: those come as fast as orders do, and are not counted. */
export const SignedMessages = () => SetMetadata(UNCOUNTED, true);

/** Declares a route that is called by POST and changes nothing: browsing behind one address is not refused for being much. */
export const ReadsByPost = () => SetMetadata(UNCOUNTED, true);

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
    if (READING.has(request.method)) return true;
    if (this.reflector.get<boolean>(UNCOUNTED, context.getHandler())) return true;
    if (this.limits.areOffFor(request)) return true;
    const caller = { address: request.ip, userId: request.user?.userId, body: undefined };
    return this.limits.admit('writes', caller);
  }
}
