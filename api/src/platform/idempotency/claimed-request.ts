import type { ShopRequest } from '../auth/current-user.decorator.js';
import type { Claim } from './claim.js';

/** Under which a route's KeyRule is found. */
export const KEY_RULE = Symbol('KEY_RULE');

/** A request whose Idempotency-Key has been claimed. */
export interface ClaimedRequest extends ShopRequest {
  claim?: Claim;
}
