import type { ErrorCode } from '@jhola/shared/errors/error-codes';

/**
 * Why a call failed: the server refused it, could not be reached, or answered what the contract does not know; or whoever
 * it was to be made for is no longer signed in.
 */
export type FailureCode = ErrorCode | 'network.unreachable' | 'answer.broken' | 'session.changed';

/** A call that failed. `message` is ready to be shown, in the language that is current when it failed. */
export class ApiError extends Error {
  /**
   * @param code the stable code of the refusal
   * @param message words for the shopper
   * @param status the HTTP status; 0 when there was no answer
   * @param details the server's details of the refusal
   * @param retryAfterSeconds how long the server asks to wait
   */
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly status: number,
    readonly details: Readonly<Record<string, unknown>> = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** Whether the very same call may succeed later: no network, a busy server, or the same key still being worked on. */
  get retryable(): boolean {
    return (
      this.status === 0 ||
      this.status >= 500 ||
      this.status === 429 ||
      this.status === 408 ||
      this.code === 'idempotency.in-flight'
    );
  }

  /** Whether the server understood the call and said no: repeating it is pointless. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500 && !this.retryable;
  }
}
