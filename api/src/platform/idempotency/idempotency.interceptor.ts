import { ShopError } from '@jhola/shared/errors/shop-error';
import { type CallHandler, type ExecutionContext, Injectable, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { InvalidRequest } from '../errors/invalid-request.js';
import { type ClaimedRequest, KEY_NEEDED } from './claimed-request.js';
import { Idempotency } from './idempotency.service.js';

const KEY_SHAPE = /^[\x21-\x7e]{8,128}$/;

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
    const key = request.headers['idempotency-key'];
    if (key === undefined || !request.user) {
      if (this.reflector.get(KEY_NEEDED, context.getHandler()))
        throw new ShopError('idempotency.key-required');
      return next.handle();
    }
    if (typeof key !== 'string' || !KEY_SHAPE.test(key)) {
      throw new InvalidRequest('Idempotency-Key must be 8 to 128 visible characters', 'Idempotency-Key');
    }
    const call = {
      userId: request.user.userId,
      key,
      route: `${request.method} ${request.routeOptions.url}`,
      body: request.body,
    };
    return from(
      this.idempotency.run(call, (claim) => {
        request.claim = claim;
        return lastValueFrom(next.handle());
      }),
    );
  }
}
