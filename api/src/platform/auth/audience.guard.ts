import { ShopError } from '@jhola/shared/errors/shop-error';
import { CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import type { ReadToken } from './access-claims.js';
import { AccessTokenGuard } from './access-token.strategy.js';
import { AUDIENCE, type AudienceName } from './audience.decorator.js';
import type { ShopRequest } from './current-user.decorator.js';
import { LiveSessions } from './live-sessions.js';
import type { Principal } from './principal.js';

/** The only code that decides who may call a route, by the audience the route declares. */
@Injectable()
export class AudienceGuard implements CanActivate {
  /** Verified tokens; verifying a signature again would cost more than most responses. */
  private readonly verified = new LRUCache<string, ReadToken>({ max: 20_000 });
  private readonly audiences = new WeakMap<object, AudienceName>();

  constructor(
    private readonly reflector: Reflector,
    private readonly passport: AccessTokenGuard,
    private readonly sessions: LiveSessions,
  ) {}

  /** @throws ShopError auth.required, auth.expired or auth.forbidden */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const audience = this.audienceOf(context);
    if (audience === 'public') return true;
    const request = context.switchToHttp().getRequest<ShopRequest>();
    const header = request.headers.authorization;
    if (!header) throw new ShopError('auth.required');

    const seen = this.verified.get(header);
    if (seen && seen.endsAtMs > Date.now() && this.sessions.isKnown(seen.principal.sessionId)) {
      return admit(request, seen.principal, audience);
    }
    return this.verify(context, request, header, audience);
  }

  private async verify(
    context: ExecutionContext,
    request: ShopRequest,
    header: string,
    audience: AudienceName,
  ): Promise<boolean> {
    await this.passport.canActivate(context);
    const { principal: claimed, endsAtMs } = request.user as unknown as ReadToken;
    const principal = await this.sessions.admit(claimed);
    this.verified.set(header, { principal, endsAtMs });
    return admit(request, principal, audience);
  }

  /** The route's audience; metadata is read once for each handler. */
  private audienceOf(context: ExecutionContext): AudienceName {
    const handler = context.getHandler();
    const known = this.audiences.get(handler);
    if (known) return known;
    // Without a declaration only admins may call it; AudienceCheck has stopped the start anyway.
    const audience =
      this.reflector.getAllAndOverride<AudienceName | undefined>(AUDIENCE, [handler, context.getClass()]) ??
      'admin';
    this.audiences.set(handler, audience);
    return audience;
  }
}

function admit(request: ShopRequest, principal: Principal, audience: AudienceName): true {
  if (audience === 'admin' && principal.role !== 'ADMIN') throw new ShopError('auth.forbidden');
  request.user = principal;
  return true;
}
