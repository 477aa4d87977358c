import { type CallHandler, type ExecutionContext, Injectable, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { type ClaimedRequest, KEY_RULE } from './claimed-request.js';
import { Idempotency } from './idempotency.service.js';
import { type KeyRule, keyedCallOf } from './keyed-call.js';

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
    const call = keyedCallOf(request, this.reflector.get<KeyRule>(KEY_RULE, context.getHandler()));
    if (call.key === undefined || !request.user) return next.handle();
    return from(
      this.idempotency.run(call, (claim) => {
        request.claim = claim;
        return lastValueFrom(next.handle());
      }),
    );
  }
}
