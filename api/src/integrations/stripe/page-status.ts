import type Stripe from 'stripe';
import type { PageStatus } from './card-provider.js';

/** The state of a page, from Stripe's Checkout session with its payment intent. */
export function pageStatusOf(session: Stripe.Checkout.Session): PageStatus {
  const { id, client_reference_id, metadata, amount_total, currency, payment_intent } = session;
  const paymentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return {
    sessionId: id,
    orderId: client_reference_id ?? metadata?.orderId,
    state: stateOf(session),
    amountPaise: amount_total ?? 0,
    currency: currency ?? '',
    paymentId,
  };
}

/** A page that the provider does not know. */
export function unknownPage(sessionId: string): PageStatus {
  return {
    sessionId,
    orderId: undefined,
    state: 'unknown',
    amountPaise: 0,
    currency: '',
    paymentId: undefined,
  };
}

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PageStatus['state'] {
  if (payment_status !== 'unpaid') return 'paid';
  if (status === 'open') return 'open';
  if (status === 'expired') return 'over';
  // Completed and unpaid: the money is on its way, unless the bank has refused it meanwhile.
  const payment = typeof payment_intent === 'string' ? undefined : payment_intent?.status;
  return payment === 'requires_payment_method' || payment === 'canceled' ? 'over' : 'waiting';
}
