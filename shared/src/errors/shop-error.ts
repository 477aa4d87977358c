import type { Refusal } from '../contracts/answer.contract.js';
import { type ErrorCode, errorCodes, errorMessage } from './error-codes.js';

/** A broken rule of the shop: a code, the details that explain it, and the words for the shopper. */
export class ShopError extends Error {
  /** The HTTP status that answers this error. */
  readonly status: number;

  /**
   * @param code one of the codes in error-codes
   * @param details fills the words and is sent with the answer; never put secrets here
   */
  constructor(
    readonly code: ErrorCode,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(errorMessage(code, details));
    this.name = 'ShopError';
    this.status = errorCodes[code].status;
  }

  /** What is answered of it. */
  get refusal(): Refusal {
    return { message: this.message, code: this.code, details: { ...this.details } };
  }
}
