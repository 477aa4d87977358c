/** A call that the simulator refuses as Stripe would. */
export class RefusedCall extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly type = 'invalid_request_error',
  ) {
    super(message);
  }
}
