/** A Checkout session in the format of Stripe's API, as far as the shop uses it. */
export interface SimulatedSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment';
  readonly livemode: false;
  readonly created: number;
  readonly expires_at: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string | null;
  readonly payment_status: 'unpaid' | 'paid';
  readonly status: 'open' | 'complete' | 'expired';
  readonly success_url: string;
  readonly cancel_url: string;
  readonly url: string;
  /** What its payment will name. Not part of a session at Stripe; sessions of former versions have none. */
  readonly payment_metadata?: Readonly<Record<string, string>>;
  /** The lines on the page; Stripe returns these by another call. */
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly amount: number }[];
}

/** A payment intent. */
export interface SimulatedPayment {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: 'succeeded' | 'processing' | 'requires_payment_method';
}

/** A refund. */
export interface SimulatedRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
}

/** An event to be delivered to the shop. */
export interface SimulatedEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: false;
  readonly type: string;
  readonly data: { readonly object: unknown };
}

/** An answer to a call that came with an idempotency key. */
export interface StoredAnswer {
  readonly id: string;
  /** The hash of the call: a repeated key must come with the same call. */
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
}
