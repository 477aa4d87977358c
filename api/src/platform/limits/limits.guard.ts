import { CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import type { LimitName } from './limit-table.js';
import { Limits } from './limits.service.js';

export const LIMIT = Symbol('LIMIT');

/** Guards routes with `@Limited`, after the audience guard: the caller is known by then. */
@Injectable()
export class LimitsGuard implements CanActivate {
  constructor(
    private readonly limits: Limits,
    private readonly reflector: Reflector,
  ) {}

  /** @throws ShopError request.too-many */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const name = this.reflector.get<LimitName>(LIMIT, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<ShopRequest>();
    if (this.limits.areOffFor(request)) return true;
    const { ip, user, body } = request;
    return this.limits.admit(name, { address: ip, userId: user?.userId, body });
  }
}
