import type { z } from 'zod';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import type { Claim } from './claim.js';
import type { KeyRule } from './keyed-call.js';

/** The metadata key of a route's KeyedRoute. */
export const KEYED_ROUTE = Symbol('KEYED_ROUTE');

/** The metadata of a route whose writes are done once for each key. */
export interface KeyedRoute {
  readonly rule: KeyRule;
  /** The answer's schema from the contracts. */
  readonly answer: z.ZodType;
}

/** A request whose Idempotency-Key has been claimed. */
export interface ClaimedRequest extends ShopRequest {
  claim?: Claim;
}
