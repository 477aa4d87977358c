import type { z } from 'zod';
import type { ShopRequest } from '../auth/current-user.decorator.js';
import type { Claim } from './claim.js';
import type { KeyRule } from './keyed-call.js';

/** Under which a route's KeyedRoute is found. */
export const KEYED_ROUTE = Symbol('KEYED_ROUTE');

/** What is known of a route whose writes are done once a key. */
export interface KeyedRoute {
  readonly rule: KeyRule;
  /** The answer as the contract has it: what leaves the shop. */
  readonly answer: z.ZodType;
}

/** A request whose Idempotency-Key has been claimed. */
export interface ClaimedRequest extends ShopRequest {
  claim?: Claim;
}
