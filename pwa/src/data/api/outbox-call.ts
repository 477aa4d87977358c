/** A change of the outbox on its way to the server. */
export interface OutboxCall {
  /** The user who made it: it is sent in no other's name. */
  readonly owner: string;
  /** The `Idempotency-Key`, which makes a repeat harmless. */
  readonly id: string;
}
