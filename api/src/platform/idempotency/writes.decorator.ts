import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers, DocumentedAnswer } from '../answers/answers.decorator.js';
import { type Claim, noClaim } from './claim.js';
import { type ClaimedRequest, KEYED_ROUTE, type KeyedRoute } from './claimed-request.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { type KeyedCall, type KeyRule, keyedCallOf } from './keyed-call.js';

/**
 * Declares a route that writes for a signed-in user: its answer, and that an `Idempotency-Key` makes repeats
 * harmless.
 * @param schema the answer's schema from the contracts
 * @param key 'required' refuses calls without the header
 */
export const Writes = (schema: z.ZodType, key: KeyRule = 'accepted') =>
  applyDecorators(
    // Outside the answer's serializer: the stored answer is the sent one.
    UseInterceptors(IdempotencyInterceptor),
    Answers(schema),
    SetMetadata<symbol, KeyedRoute>(KEYED_ROUTE, { rule: key, answer: schema }),
    documentedKey(key),
  );

/** The claim on this call's Idempotency-Key, for a service that completes it in its own transaction. */
export const CurrentClaim = createParamDecorator(
  (_: unknown, context: ExecutionContext): Claim =>
    context.switchToHttp().getRequest<ClaimedRequest>().claim ?? noClaim,
);

/**
 * Declares a frequent writing route: as Writes, without interceptors, which cost as much as all the rest of
 * such a call. The controller runs the call itself, `idempotency.run(call, …)` with the CurrentCall, and the
 * service builds exactly the contract's fields.
 */
export const BusyWrites = (schema: z.ZodType, key: KeyRule = 'accepted') =>
  applyDecorators(DocumentedAnswer(schema), documentedKey(key));

/** The call as Idempotency.run takes it; with 'required', a call without a key is refused. */
export const CurrentCall = createParamDecorator(
  (key: KeyRule | undefined, context: ExecutionContext): KeyedCall =>
    keyedCallOf(context.switchToHttp().getRequest<ClaimedRequest>(), key ?? 'accepted'),
);

const documentedKey = (key: KeyRule) =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: key === 'required',
    description: 'Made by the client, one a write.',
  });
