import type { ShopRequest } from '../auth/current-user.decorator.js';
import type { Claim } from './claim.js';

/** Marks routes that refuse calls without an Idempotency-Key. */
export const KEY_NEEDED = Symbol('KEY_NEEDED');

/** A request whose Idempotency-Key has been claimed. */
export interface ClaimedRequest extends ShopRequest {
  claim?: Claim;
}
