import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { z } from 'zod';
import { Answers } from '../answers/answers.decorator.js';
import { type Claim, noClaim } from './claim.js';
import { type ClaimedRequest, KEY_NEEDED } from './claimed-request.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/**
 * Declares a route that writes for a signed-in user: what it answers, and that an `Idempotency-Key` makes repeats
 * harmless.
 * @param schema the answer's schema from the contracts
 * @param key 'required' refuses calls without the header
 */
export const Writes = (schema: z.ZodType, key: 'accepted' | 'required' = 'accepted') =>
  applyDecorators(
    // Outside the answer's serialiser: what is remembered is what was sent.
    UseInterceptors(IdempotencyInterceptor),
    Answers(schema),
    SetMetadata(KEY_NEEDED, key === 'required'),
    ApiHeader({
      name: 'Idempotency-Key',
      required: key === 'required',
      description: 'Made by the client, one a write.',
    }),
  );

/** The claim on this call's Idempotency-Key, for a service that completes it inside its own transaction. */
export const CurrentClaim = createParamDecorator(
  (_: unknown, context: ExecutionContext): Claim =>
    context.switchToHttp().getRequest<ClaimedRequest>().claim ?? noClaim,
);
