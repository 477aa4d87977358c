import type { ClientSession } from 'mongoose';

/** A service's access to the idempotency key of its call. */
export interface Claim {
  /**
   * Stores the call's answer in the caller's own transaction, so that work and answer are one: after a crash
   * a repeat finds both or neither. Without a key it does nothing. A service that never calls it still
   * answers repeats, except after a crash between its commit and its answer.
   * @throws ShopError idempotency.in-flight when the call took so long that a repeat has taken it over
   */
  complete(session: ClientSession, answer: object): Promise<void>;
}

/** The claim of a call without a key. */
export const noClaim: Claim = { complete: async () => {} };
