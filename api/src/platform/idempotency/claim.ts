import type { ClientSession } from 'mongoose';

/** What a service does with the key of the call it serves. */
export interface Claim {
  /**
   * Records the call's answer in the caller's own transaction, so that the work and the memory of it are one: after a
   * crash a repeat finds both or neither. Without a key it does nothing. A service that never calls it still answers
   * repeats, only not across a crash between its commit and its answer.
   * @throws ShopError idempotency.in-flight when the call took so long that a repeat has taken it over
   */
  complete(session: ClientSession, answer: object): Promise<void>;
}

/** The claim of a call without a key. */
export const noClaim: Claim = { complete: async () => {} };
