import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { z } from 'zod';
import { Answers, DocumentedAnswer } from '../answers/answers.decorator.js';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import { Idempotency } from './idempotency.service.js';
import { type Claim, type KeyedCall, type KeyRule, keyedCallOf, noClaim } from './keyed-call.js';

/** The metadata key of the schema of a route's answer. */
const WRITTEN_ANSWER = Symbol('WRITTEN_ANSWER');

/** A request whose Idempotency-Key has been claimed. */
interface ClaimedRequest extends ShopRequest {
  claim?: Claim;
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<ClaimedRequest>();

/** Runs a write under its Idempotency-Key; without one it just runs. */
@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reflector: Reflector,
  ) {}

  /** @throws ShopError idempotency.other-body, idempotency.in-flight */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = requestOf(context);
    const call = keyedCallOf(request, 'accepted');
    if (call.key === undefined || !request.user) return next.handle();
    const answer = this.reflector.get<z.ZodType>(WRITTEN_ANSWER, context.getHandler());
    const work = (claim: Claim) => {
      request.claim = claim;
      return lastValueFrom(next.handle());
    };
    return from(this.idempotency.run(call, work, (unsent) => answer.parse(unsent)));
  }
}

/**
 * Declares a route that writes for a signed-in user: its answer, and that an `Idempotency-Key` makes repeats
 * harmless.
 * @param schema the answer's schema from the contracts
 */
export const Writes = (schema: z.ZodType) =>
  applyDecorators(
    // Outside the answer's serializer: the stored answer is the sent one.
    UseInterceptors(IdempotencyInterceptor),
    Answers(schema),
    SetMetadata(WRITTEN_ANSWER, schema),
    documentedKey('accepted'),
  );

/** The claim on this call's Idempotency-Key, for a service that completes it in its own transaction. */
export const CurrentClaim = createParamDecorator(
  (_: unknown, context: ExecutionContext): Claim => requestOf(context).claim ?? noClaim,
);

/**
 * Declares a frequent writing route: as Writes, without interceptors, which cost as much as all the rest of
 * such a call. The controller runs the call itself, `idempotency.run(call, …)` with the CurrentCall, and the
 * service builds exactly the contract's fields.
 * @param key 'required' for a route whose CurrentCall refuses calls without the header
 */
export const BusyWrites = (schema: z.ZodType, key: KeyRule = 'accepted') =>
  applyDecorators(DocumentedAnswer(schema), documentedKey(key));

/** The call as Idempotency.run takes it; with 'required', a call without a key is refused. */
export const CurrentCall = createParamDecorator(
  (key: KeyRule | undefined, context: ExecutionContext): KeyedCall =>
    keyedCallOf(requestOf(context), key ?? 'accepted'),
);

const documentedKey = (key: KeyRule) =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: key === 'required',
    description: 'Made by the client, one a write.',
  });
