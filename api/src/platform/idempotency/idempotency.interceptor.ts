import { type CallHandler, type ExecutionContext, Injectable, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { Claim } from './claim.js';
import { type ClaimedRequest, KEYED_ROUTE, type KeyedRoute } from './claimed-request.js';
import { Idempotency } from './idempotency.service.js';
import { keyedCallOf } from './keyed-call.js';

/** Runs a write under its Idempotency-Key; without one it just runs. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reflector: Reflector,
  ) {}

  /** @throws ShopError idempotency.key-required, idempotency.other-body, idempotency.in-flight */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ClaimedRequest>();
    const { rule, answer } = this.reflector.get<KeyedRoute>(KEYED_ROUTE, context.getHandler());
    const call = keyedCallOf(request, rule);
    if (call.key === undefined || !request.user) return next.handle();
    const work = (claim: Claim) => {
      request.claim = claim;
      return lastValueFrom(next.handle());
    };
    return from(this.idempotency.run(call, work, (unsent) => answer.parse(unsent)));
  }
}
