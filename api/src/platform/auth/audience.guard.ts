import { ShopError } from '@jhola/shared/errors/shop-error';
import { CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { LRUCache } from 'lru-cache';
import { AccessTokenGuard } from './access-token.strategy.js';
import type { AccessClaims } from './access-tokens.js';
import { AUDIENCE, type AudienceName } from './audience.decorator.js';
import type { ShopRequest } from './current-user.decorator.js';
import { LiveSessions } from './live-sessions.js';
import type { Principal } from './principal.js';

interface Verified {
  readonly principal: Principal;
  readonly endsAtMs: number;
}

/** The one place that decides who may call a route, by the audience the route declares. */
@Injectable()
export class AudienceGuard implements CanActivate {
  /** Tokens that were verified once; checking a signature again would cost more than most answers. */
  private readonly verified = new LRUCache<string, Verified>({ max: 20_000 });
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
    const claims = request.user as unknown as AccessClaims;
    const principal: Principal = { userId: claims.sub, sessionId: claims.sid, role: claims.role };
    if (!(await this.sessions.isLive(principal.sessionId))) throw new ShopError('auth.expired');
    this.verified.set(header, { principal, endsAtMs: claims.exp * 1000 });
    return admit(request, principal, audience);
  }

  /** The route's audience; metadata is looked up once a handler. */
  private audienceOf(context: ExecutionContext): AudienceName {
    const handler = context.getHandler();
    const known = this.audiences.get(handler);
    if (known) return known;
    // Without a declaration nobody but an admin gets in; AudienceCheck has stopped the start anyway.
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
